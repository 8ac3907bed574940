import { matchFolders, type Rule } from './rule.ts'

/** Folders in the Library of a Mac or an iPhone. A family has no folder like these in a Library of its own. */
const libraryFolders =
  'application scripts|application support|caches|containers|cookies|coreservices|frameworks|group containers|httpstorages|' +
  'identityservices|keychains|launchagents|logs/diagnosticreports|mail/v\\d+|mail downloads|messages/attachments|' +
  'mobile documents|photos/libraries|preferences|safari/[^/]+ cache|saved application state|sms/attachments|' +
  'syncedpreferences|webkit'
/** The folders in a Library that the Finder shows as places of their own. */
const shownInFinder = '(?!mobile documents/com~apple~clouddocs/|cloudstorage/)'

/** Includes the names that Windows XP has in other languages. */
const windowsFolders =
  'appdata|application data|anwendungsdaten|datos de programa|dati applicazioni|dados de aplicativos|' +
  'local settings|lokale einstellungen|configuraci[oó]n local|impostazioni locali|configurações locais|' +
  'programdata|program files(?: \\(x86\\))?|windowsapps|msocache|\\$windows\\.~\\w+|system volume information|' +
  'temporary internet files|inetcache|content\\.(?:ie5|outlook|mso|word)'

/**
 * The rules for the folders that systems hide: programs keep mail, messages and copies of web pages in them. Somebody who imports
 * a whole home folder or disk has never seen these folders. A folder below them is imported if the user names it.
 */
export const systemRules: readonly Rule[] = [
  // the backup of an iPhone: ab/ab3f…, all names are hashes without an extension. Before iOS 10, all files were in one folder.
  // Source: github.com/richinfante/iphonebackuptools/issues/15
  { kind: 'phoneBackups', path: /\/([\da-f]{2})\/\1[\da-f]{38}$/i },
  // Source: github.com/richinfante/iphonebackuptools/pull/20
  {
    kind: 'phoneBackups',
    proof: /^(.*\/)manifest\.(?:db|mbdb|mbdx|plist)$/i,
    path: /^(?:[^/]+\/)?[\da-f]{40}$/i,
  },
  // Source: support.apple.com/en-us/108809: Locate and manage backups of your iPhone, iPad, and iPod touch
  { kind: 'phoneBackups', path: matchFolders('mobilesync') },

  // Library is an ordinary word: either the folders in it or the folders next to it show that it belongs to a Mac
  // Source: developer.apple.com: File System Programming Guide, The Library Directory Stores App-Specific Files
  {
    kind: 'systemFolders',
    proof: new RegExp(String.raw`^(\/[^/]*\/(?:.*?\/)?library\/)(?:${libraryFolders})\/`, 'i'),
    path: new RegExp(`^${shownInFinder}`, 'i'),
  },
  // Source: developer.apple.com: File System Programming Guide, macOS Standard Directories
  {
    kind: 'systemFolders',
    proof: /^(\/[^/]*\/(?:.*?\/)?)(?:desktop|documents|downloads)\//i,
    path: new RegExp(String.raw`^library\/${shownInFinder}[^/]+\/`, 'i'),
  },
  // Source: developer.apple.com: Bundle Programming Guide; theapplewiki.com/wiki/iTunes_Backup
  {
    kind: 'systemFolders',
    path: matchFolders(String.raw`[^/]+\.app/contents|appdomain(?:group|plugin)?-[^/]+`),
  },
  // Source: learn.microsoft.com: KNOWNFOLDERID; github.com/gosku/Filmcase/pull/83
  { kind: 'systemFolders', path: matchFolders(windowsFolders) },
  // Source: learn.microsoft.com: KNOWNFOLDERID, FOLDERID_Windows
  {
    kind: 'systemFolders',
    proof: /^(\/[^/]*\/(?:.*?\/)?windows\/)(?:system32|syswow64|winsxs|explorer\.exe|win\.ini)(?:\/|$)/i,
    path: /^/,
  },
  // Source: developer.android.com: Access app-specific files, from external storage
  { kind: 'systemFolders', path: matchFolders('android/(?:data|obb)') },
  // Source: docs.npmjs.com: folders
  { kind: 'systemFolders', path: matchFolders('node_modules') },
]
