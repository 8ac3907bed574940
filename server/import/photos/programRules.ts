import { matchFolders, type Rule, upToFirst } from './rule.ts'

const deletedFolders =
  '#recycle|@recycle|network trash folder|files_trashbin|\\.local/share/trash|\\$recycle\\.bin|s-1-5-21-[\\d-]+|\\.trash[^/]*|recently deleted|zuletzt gelöscht|supprim[ée]+s récemment|eliminad[oa]s? recientemente|eliminados|eliminati di recente|recent verwijderd|apagad[oa]s recentemente|senast raderade|senest slettet|nylig slettet|ostatnio usunięte|недавно удал[её]нные|最近削除した項目|最近删除'

/** The rules for what programs on computers, servers and network disks put next to photographs, and for their bins. */
export const programRules: readonly Rule[] = [
  {
    kind: 'deleted',
    path: matchFolders(deletedFolders),
    reference: 'github.com/photoprism/photoprism/issues/4921',
  },
  // the recycle bin of Windows XP and earlier: RECYCLER/S-1-5-21…/Dc1.jpg
  {
    kind: 'deleted',
    path: new RegExp(String.raw`${upToFirst('/recycle[dr]')}(?:.+\/)?d[a-z]\d+[./]`, 'i'),
    reference: 'Microsoft Knowledge Base 136517: How the Recycle Bin Stores Files',
  },
  { kind: 'deleted', path: /\/\.trashed-[^/]+$/i, reference: 'github.com/nextcloud/android/issues/13052' },
  {
    kind: 'thumbnails',
    path: matchFolders(String.raw`@eaDir|\.?@__thumb|\.thumbnails?|\.thumbs|_PAlbTN|photodata/thumbnails`),
    reference: 'github.com/immich-app/immich/issues/7980, github.com/photoprism/photoprism/issues/1543',
  },
  {
    kind: 'thumbnails',
    path: /\/_?thumb(?:s|nails?)?\/(?:tn[-_]|thumb_)?([^/]+?)(?:_tn|_thumb)?\.\w+$/i,
    ownerTemplates: ['/$1'],
    reference: 'macmaineiac.com/columns/05c/012805c.html, and web galleries',
  },

  // since Lightroom 13.3 these previews are JPEG files without an extension
  {
    kind: 'lightroom',
    path: matchFolders(String.raw`[^/]+\.lrdata`),
    reference: 'github.com/iMediaSandboxing/iMedia/pull/114',
  },
  {
    kind: 'lightroom',
    path: new RegExp(
      String.raw`${upToFirst(String.raw`\.lrlibrary`)}(?:.*\/)?(?:[^\/]*previews|thumbs|derived-content)\/`,
      'i',
    ),
    reference: 'github.com/Geektoolkit/Dynaframe3/issues/71, github.com/photoprism/photoprism/issues/311',
  },
  {
    kind: 'thumbnails',
    path: matchFolders(String.raw`captureone/(?:cache|settings\d*)|[^/]+\.cocatalog/cache`),
    reference: 'support.captureone.com: Session sidecar files explained, The Cache folder in Capture One',
  },
  {
    kind: 'originals',
    path: /\/\.picasaoriginals\/([^/]+)\.\w+$/i,
    ownerTemplates: ['/$1'],
    reference: 'github.com/h5bp/html5-boilerplate/pull/751',
  },
  // Picasa 2 puts the originals into a folder that a family may also have
  {
    kind: 'originals',
    proof: /^(.*\/)\.?picasa\.ini$/i,
    path: /^originals\/([^/]+)\.\w+$/i,
    ownerTemplates: ['$1'],
    reference: 'en.wikipedia.org/wiki/Picasa',
  },
  {
    kind: 'originals',
    path: /\/([^/]+)\.\w+_original$/i,
    ownerTemplates: ['/$1'],
    reference: 'exiftool.org/exiftool_pod.html: -overwrite_original',
  },

  // programs that keep photographs on a server. A folder that is named on its own may be all that is left.
  {
    kind: 'thumbnails',
    path: matchFolders(String.raw`appdata_oc[\da-z]+`),
    reference: 'github.com/nextcloud/server/issues/5558',
  },
  {
    kind: 'originals',
    path: matchFolders('files_versions'),
    reference: 'docs.nextcloud.com: Controlling file versions and aging',
  },
  {
    kind: 'thumbnails',
    proof: /^(.*\/)(?:thumbs|encoded-video|profile|upload|library|backups)\/\.immich$/i,
    path: /^(?:thumbs|encoded-video|profile|backups)\//i,
    reference: 'github.com/immich-app/immich/issues/17229',
  },
  {
    kind: 'thumbnails',
    path: /^\/[^/]*\/(?:.*\/)?(?:thumbs|encoded-video)\/[^/]+\/([\da-f]{2})\/([\da-f]{2})\/\1\2[\da-f-]{32}[^/]*$/i,
    reference: 'github.com/immich-app/immich/issues/27691',
  },
  {
    kind: 'thumbnails',
    path: /\/thumbnails\/[\da-f]\/[\da-f]\/[\da-f]\/[\da-f]{40}_\d+x\d+_\w+\.\w+$/i,
    reference: 'github.com/photoprism/photoprism/issues/157',
  },
]
