; The installer for Windows: for one person, without an administrator's rights, in English and French.
; installer/windows.py runs Inno Setup's compiler on it and defines Version, Numbers, Mutex, Source, Icons and Homepage.

[Setup]
AppId={{6C3B5F0E-0C1D-4E0B-9C55-3D8F2E7A4B16}
AppName=Durbar
AppVersion={#Version}
AppVerName=Durbar {#Version}
AppPublisher=The founders of Durbar
AppPublisherURL={#Homepage}
VersionInfoVersion={#Numbers}
DefaultDirName={autopf}\Durbar
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
OutputBaseFilename=Durbar-{#Version}-setup
SetupIconFile={#Icons}\durbar.ico
UninstallDisplayIcon={app}\Durbar.exe
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
; Neither installed over nor removed while it is open: it holds this mutex (runtime_hook_win32.py), and Setup asks for it to
; be closed. What else uses its files is closed by Setup.
AppMutex={#Mutex}
CloseApplications=yes
RestartApplications=no

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.FileKind=Saved game of Durbar
fr.FileKind=Partie enregistrée de Durbar

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

; What the version before had and this one has not must go; games and settings lie elsewhere, in the person's own data.
[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion
Source: "{#Icons}\durbar-file.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Durbar"; Filename: "{app}\Durbar.exe"
Name: "{autodesktop}\Durbar"; Filename: "{app}\Durbar.exe"; Tasks: desktopicon

; Undone from the last line to the first: a key that others may write to comes before what is in it, and goes when it is
; empty.
[Registry]
Root: HKA; Subkey: "Software\Classes\.durbar"; ValueType: none; Flags: uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.durbar"; ValueType: string; ValueName: ""; ValueData: "Durbar.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.durbar"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-durbar"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.durbar\OpenWithProgids"; ValueType: none; Flags: uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.durbar\OpenWithProgids"; ValueType: string; ValueName: "Durbar.Game"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Durbar.Game"; ValueType: string; ValueName: ""; ValueData: "{cm:FileKind}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Durbar.Game\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\durbar-file.ico"
Root: HKA; Subkey: "Software\Classes\Durbar.Game\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\Durbar.exe"" ""%1"""

[Run]
Filename: "{app}\Durbar.exe"; Description: "{cm:LaunchProgram,Durbar}"; Flags: nowait postinstall skipifsilent
