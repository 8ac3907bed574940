import { describe, test } from 'node:test'
import { assertLeftOut, below, type Kinds } from './assertLeftOut.ts'

/** Homes and disks: their pictures, and the other files that are next to these. */
const homes: Record<string, [pictures: Kinds, others?: string[]]> = {
  Mac: [
    {
      'Library/Messages/Attachments/ab/11/UUID/message.jpg': 'systemFolders',
      'Library/Mail/V10/x.mbox/Attachments/1/2/mail.jpg': 'systemFolders',
      'Library/Group Containers/group.net.whatsapp/Message/Media/a.jpg': 'systemFolders',
      'Library/Photos/Libraries/Syndication.photoslibrary/originals/1/a.heic': 'systemFolders',
      'Library/Unknown Program/a.jpg': 'systemFolders',
      'Library/Mobile Documents/com~apple~Pages/Documents/a.jpg': 'systemFolders',
      'Library/Mobile Documents/com~apple~CloudDocs/Lake/a.jpg': null,
      'Library/CloudStorage/Dropbox/Lake/a.jpg': null,
      'Applications/Chess.app/Contents/Resources/board.jpg': 'systemFolders',
      'Pictures/Photos Library.photoslibrary/originals/1/a.heic': null,
      'Pictures/Oma.lrlibrary/1.jpg': null,
      'Pictures/a.jpg': null,
    },
    ['Library/Preferences/com.apple.dock.plist'],
  ],
  'Mac of which little is left': [
    { 'Library/Unknown Program/a.jpg': 'systemFolders', 'Library/1958.jpg': null, 'Desktop/a.jpg': null },
  ],
  'Windows PC': [
    {
      'AppData/Local/Packages/Microsoft.WindowsCommunicationsApps_8/LocalState/Files/S0/3/mail.jpg':
        'systemFolders',
      'AppData/Local/Microsoft/Windows/INetCache/IE/web.jpg': 'systemFolders',
      'appdata/Roaming/x/a.jpg': 'systemFolders',
      'ProgramData/x/a.jpg': 'systemFolders',
      'Program Files (x86)/x/a.jpg': 'systemFolders',
      'Windows/Web/Wallpaper/a.jpg': 'systemFolders',
      'System Volume Information/a.jpg': 'systemFolders',
      'Documents and Settings/Oma/Application Data/x/a.jpg': 'systemFolders',
      'Documents and Settings/Oma/Lokale Einstellungen/Temporary Internet Files/a.jpg': 'systemFolders',
      'Windows.old/Users/Oma/Pictures/a.jpg': null,
      'Windows.old/Users/Oma/AppData/Local/a.jpg': 'systemFolders',
      'Pictures/a.jpg': null,
    },
    ['AppData/Local/Google/Chrome/User Data/Default/Cache/f_000123', 'Windows/explorer.exe'],
  ],
  'Android phone': [
    {
      'Android/data/com.facebook.orca/cache/message.jpg': 'systemFolders',
      'Android/obb/x/a.jpg': 'systemFolders',
      'Android/media/com.example.camera/a.jpg': null,
      'DCIM/Camera/a.jpg': null,
    },
  ],
  'computer with the backup of an iPhone': [
    {
      'MobileSync/Backup/00008101-000/ab/ab3f5e0c1d2b3a495867ab3f5e0c1d2b3a495867': 'phoneBackups',
      'Phone/00008101-000/ab/ab3f5e0c1d2b3a495867ab3f5e0c1d2b3a495867': 'phoneBackups',
      'Old phone/ab3f5e0c1d2b3a495867ab3f5e0c1d2b3a495867': 'phoneBackups',
      'Other/ab3f5e0c1d2b3a495867ab3f5e0c1d2b3a495867': null,
    },
    ['Old phone/Manifest.mbdb'],
  ],
  programmer: [{ 'site/node_modules/x/logo.png': 'systemFolders', 'site/logo.png': null }],
}

describe('Pictures in the folders that systems hide are left out of the home folder of a', () => {
  for (const [name, [pictures, others]] of Object.entries(homes)) {
    test(name, () => assertLeftOut(pictures, others))
    test(`${name}, somewhere on a disk`, () =>
      assertLeftOut(
        below('Backup/Users/Oma', pictures),
        others?.map((path) => `Backup/Users/Oma/${path}`),
      ))
  }
})

describe('A folder below them is imported when the user names it:', () => {
  for (const place of [
    '/Users/oma/Library',
    '/Users/oma/Library/Messages/Attachments',
    'C:/Users/oma/AppData',
    'C:/Users/oma/AppData/Local/Lake',
    '/sdcard/Android',
  ])
    test(place, () => assertLeftOut({ 'Lake/a.jpg': null, 'a.jpg': null }, ['Caches/x', 'Local/x'], place))
})

test('folders with such names that a family made lose nothing', () =>
  assertLeftOut({
    'Library/1958.jpg': null,
    'Library/Weddings/a.jpg': null,
    'Library/Mail/a.jpg': null,
    'Library/Messages/a.jpg': null,
    'Library/Safari/lion.jpg': null,
    'Pictures/Library/Weddings/a.jpg': null,
    'Windows/church.jpg': null,
    'Windows.old/a.jpg': null,
    'Android/a.jpg': null,
    'data/a.jpg': null,
    'Local/a.jpg': null,
    'Backup/a.jpg': null,
    'Applications/a.jpg': null,
    'Oma.app/a.jpg': null,
  }))
