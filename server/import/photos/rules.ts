import { messengerRules } from './messengerRules.ts'
import { programRules } from './programRules.ts'
import { matchFolders, type Rule, upToFirst } from './rule.ts'
import { systemRules } from './systemRules.ts'

/** A pattern for the names that Google Takeout gives the folder of Google Photos, in all known languages. */
const googlePhotos =
  'google[ _]?(?:photos?|fotos?|foto.s|fotók|fotoğraflar|fotografije|fotografii|fotoattēli|fotod|kuvat|nuotraukos|фото|снимки|фотографије|φωτογραφίες|フォト|포토|相簿|相册|相冊|รูปภาพ|ảnh)|(?:zdjęcia|fotky|fotografije|fotografii|fotos|fotografías|תמונות|صور) google|google zdjęcia|google\\+ photos|picasa web albums'
export const googlePhotosNamePattern = new RegExp(`^(?:${googlePhotos})$`, 'i')

const googleBins =
  'trash|bin|papierkorb|corbeille|papelera|cestino|prullenbak|lixeira|lixo|kosz|papperskorg(?:en)?|papirkurv(?:en)?|roskakori|koš|kôš|lomtár|coș de gunoi|çöp(?: kutusu)?|корзина|кошик|ゴミ箱|휴지통|回收站|回收桶|垃圾桶'

/** Makes a pattern for paths in a library of Apple Photos. */
const matchPhotos = (path: string) => new RegExp(String.raw`(\.photoslibrary)\/${path}`, 'i')
/** Makes one for libraries of iPhoto and Aperture, with the names that makeLibraryPathNamer.ts gives them. */
const matchIPhoto = (path: string) =>
  new RegExp(String.raw`(\.(?:migrated)?(?:photo|ap)library)\/${path}`, 'i')
/** Patterns for a character of a path in such a library. The path does not lead into a library in it. */
const inPhotosLibrary = String.raw`(?:(?!\.photoslibrary\/).)`
const inIPhotoLibrary = String.raw`(?:(?!\.(?:migrated)?(?:photo|ap)library\/).)`
const originalOrEditPaths = [
  '$1/originals/$2/$3',
  '$1/resources/renders/$2/$3_1_201_a',
  '$1/resources/renders/$2/$3_2_0_a',
]
const [, ...editPaths] = originalOrEditPaths

/**
 * The rules for files that a camera, program or service made and that nobody would publish. A rule matches the path of a file. Some
 * match only if the photograph that the file belongs to is there, or if another file proves that the folder is part of an export:
 * otherwise the file may be an ordinary one. The first rule that matches counts.
 */
export const rules: readonly Rule[] = [
  ...messengerRules,
  ...systemRules,

  // Source: github.com/TheLastGimbus/GooglePhotosTakeoutHelper/issues/482
  {
    kind: 'deletedInGoogle',
    path: new RegExp(`${upToFirst(`/(?:takeout[^/]*|${googlePhotos})`)}(?:.+/)?(?:${googleBins})/`, 'i'),
  },
  ...programRules,

  // Photos on a Mac: originals/0/UUID.heic, and edited versions in resources/renders
  // Source: github.com/RhetTbull/osxphotos/issues/486
  {
    kind: 'movingParts',
    path: matchPhotos(String.raw`originals\/(.)\/([^/]+)_3\.mov$`),
    ownerTemplates: ['$1/originals/$2/$3'],
  },
  // Source: github.com/RhetTbull/osxphotos/issues/486
  {
    kind: 'movingParts',
    path: matchPhotos(String.raw`resources\/renders\/(.)\/([^/]+)_2_100_a\.mov$`),
    ownerTemplates: editPaths,
  },
  // Source: github.com/RhetTbull/osxphotos/issues/224
  {
    kind: 'originals',
    path: matchPhotos(String.raw`originals\/(.)\/([^/]+)\.\w+$`),
    ownerTemplates: editPaths,
  },
  // Source: github.com/RhetTbull/osxphotos/issues/50
  {
    kind: 'previews',
    path: matchPhotos(String.raw`resources\/renders\/(.)\/([^/_]+)_[^/]+(?<!_1_201_a|_2_0_a)\.\w+$`),
    ownerTemplates: editPaths,
  },
  // Source: github.com/RhetTbull/osxphotos/issues/50
  {
    kind: 'previews',
    path: matchPhotos(String.raw`resources\/derivatives\/(?:masters\/)?(.)\/([^/_]+)_[^/]+$`),
    ownerTemplates: originalOrEditPaths,
  },
  // Source: github.com/RhetTbull/osxphotos/issues/50
  { kind: 'lonePreviews', path: matchPhotos(String.raw`resources\/derivatives\/`) },
  // Source: github.com/RhetTbull/osxphotos, osxphotos/_constants.py
  { kind: 'shared', path: matchPhotos(String.raw`(?:scopes|resources\/cloudsharing)\/`) },
  // Source: github.com/qarmin/czkawka/issues/862
  { kind: 'faces', path: matchPhotos(String.raw`(?:private|resources\/(?:media\/face|modelresources))\/`) },
  // Source: github.com/RhetTbull/osxphotos/issues/859
  {
    kind: 'unmatchedEdits',
    path: matchPhotos(String.raw`resources\/media\/version\/${inPhotosLibrary}*\/fullsizeoutput_[^/]+$`),
  },
  // Source: github.com/0x90d/videoduplicatefinder/issues/822
  {
    kind: 'previews',
    path: matchPhotos(
      String.raw`(?:${inPhotosLibrary}+\.plist$|(?!(?:originals|masters|resources\/renders)\/))`,
    ),
  },

  // iPhoto before version 6 has a folder for each day. Versions 6 to 8 have Originals and Modified. Later versions have Masters
  // and Previews.
  // Source: flylib.com/books/en/2.358.1.27/1
  {
    kind: 'originals',
    path: matchIPhoto(String.raw`Originals\/(${inIPhotoLibrary}+)\.\w+$`),
    ownerTemplates: ['$1/Modified/$2'],
  },
  // Source: fatcatsoftware.com/iplm/Help/iphoto library internals.html
  {
    kind: 'originals',
    path: matchIPhoto(String.raw`(\d{4}\/\d\d\/\d\d)\/Originals\/([^/]+)\.\w+$`),
    ownerTemplates: ['$1/$2/$3'],
  },
  // Source: apple.stackexchange.com: What do each of the files do inside of an iPhoto library
  { kind: 'faces', path: matchIPhoto(String.raw`(?:Database\/)?Faces\/`) },
  // Source: github.com/RhetTbull/osxphotos/issues/1919
  {
    kind: 'previews',
    path: matchIPhoto(String.raw`Previews\/(${inIPhotoLibrary}+?)(\/[\w%+-]{20,24})?\/([^/]+)\.\w+$`),
    ownerTemplates: ['$1/Masters/$2/$4', '$1/Masters/$2$3/$4'],
  },
  // Source: github.com/RhetTbull/osxphotos/issues/1919
  { kind: 'lonePreviews', path: matchIPhoto(String.raw`Previews/`) },
  // Source: fatcatsoftware.com/iplm/Help/iphoto library internals.html
  {
    kind: 'previews',
    path: matchIPhoto(
      String.raw`(?:(?:Thumbnails|Data(?:\.noindex)?|iPod Photo Cache|Apple TV Photo Cache|Caches|Attachments|Backup|Contents|Database|Masks|Resources|iLifeShared|\d{4}\/\d\d\/\d\d\/Thumbs)\/|[^/]+\.(?:xml|plist|data|iphoto|\w*db)$)`,
    ),
  },

  // MVI_0042.THM next to MVI_0042.AVI; if the video is missing, the THM is imported, because nothing else is left of the video
  // Source: github.com/photoprism/photoprism/issues/3900
  { kind: 'stills', path: /\/([^/]+)\.thm$/i, ownerTemplates: ['/$1'] },
  // Source: github.com/fxstein/GoProX/issues/57
  {
    kind: 'stills',
    path: /\/MISC\/THM\/(?:(\d+)|([^/]+))\/([^/]+)\.(?:thm|scr|jpe?g)$/i,
    ownerTemplates: ['/DCIM/$1MEDIA/$3', '/DCIM/$2/$3'],
  },
  // Source: Sony XAVC S: PRIVATE/M4ROOT/THMBNL/C0001T01.JPG of CLIP/C0001.MP4
  {
    kind: 'stills',
    path: /\/(?:THMBNL\/([^/]+)|(C\d{4}))T\d\d\.jpe?g$/i,
    videoOwnerTemplates: ['/CLIP/$1', '/$2'],
  },
  // Source: Sony XAVC S: PRIVATE/M4ROOT/SUB/C0001S03.MP4 of CLIP/C0001.MP4
  {
    kind: 'proxies',
    path: /\/(?:SUB\/([^/]+)|(C\d{4}))S\d\d\.mp4$/i,
    videoOwnerTemplates: ['/CLIP/$1', '/$2'],
  },
  // Source: github.com/immich-app/immich/issues/9331
  { kind: 'proxies', path: /\/([^/]+)(?:\.(?:lrv|lrf)|_LRF\.mp4)$/i, videoOwnerTemplates: ['/$1'] },
  // Source: github.com/damonlynch/rapid-photo-downloader/pull/115
  { kind: 'proxies', path: /\/GL([\da-z]{2}\d{4})\.lrv$/i, videoOwnerTemplates: ['/GX$1', '/GH$1', '/GS$1'] },
  // Source: github.com/photoprism/photoprism/issues/5711
  {
    kind: 'proxies',
    path: /\/(PRO_)?LRV_(\d{8}_\d{6})_\d\d_(\d{3})\.(?:lrv|insv|mp4)$/i,
    videoOwnerTemplates: ['/$1VID_$2_00_$3', '/$1VID_$2_10_$3'],
  },

  // Source: github.com/deckerst/aves/issues/1045, github.com/photoprism/photoprism/issues/4757
  {
    kind: 'rawTwins',
    path: /\/([^/]+)\.(?:crw|cr[23]|nef|nrw|arw|sr[2fw]|orf|rw2|raf|pef|dng|rwl|3fr|iiq|x3f|mrw|kdc|dcr|gpr)$/i,
    ownerTemplates: ['/$1'],
  },

  // Source: github.com/deckerst/aves/pull/169, github.com/smartscanapp/smartscan-android/issues/18
  { kind: 'hiddenFolders', proof: /^(.*\/)\.nomedia$/i, path: /^/ },
  // Source: github.com/photoprism/photoprism/issues/233
  {
    kind: 'hiddenFolders',
    path: matchFolders(
      String.raw`__MACOSX|#snapshot|@(?:recently-snapshot|synologydrive|tmp|transcode)|\.(?!\.?/)[^/]+`,
    ),
  },
]
