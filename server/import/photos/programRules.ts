import { matchFolders, type Rule, upToFirst } from './rule.ts'

const deletedFolders =
  '#recycle|@recycle|network trash folder|files_trashbin|\\.local/share/trash|\\$recycle\\.bin|s-1-5-21-[\\d-]+|\\.trash[^/]*|recently deleted|zuletzt gelöscht|supprim[ée]+s récemment|eliminad[oa]s? recientemente|eliminados|eliminati di recente|recent verwijderd|apagad[oa]s recentemente|senast raderade|senest slettet|nylig slettet|ostatnio usunięte|недавно удал[её]нные|最近削除した項目|最近删除'

/** The rules for what programs on computers, servers and network disks put next to photographs, and for their bins. */
export const programRules: readonly Rule[] = [
  // Source: github.com/photoprism/photoprism/issues/4921
  { kind: 'deleted', path: matchFolders(deletedFolders) },
  // the recycle bin of Windows XP and earlier: RECYCLER/S-1-5-21…/Dc1.jpg
  // Source: Microsoft Knowledge Base 136517: How the Recycle Bin Stores Files
  { kind: 'deleted', path: new RegExp(String.raw`${upToFirst('/recycle[dr]')}(?:.+\/)?d[a-z]\d+[./]`, 'i') },
  // Source: github.com/nextcloud/android/issues/13052
  { kind: 'deleted', path: /\/\.trashed-[^/]+$/i },
  // Source: github.com/immich-app/immich/issues/7980, github.com/photoprism/photoprism/issues/1543
  {
    kind: 'thumbnails',
    path: matchFolders(String.raw`@eaDir|\.?@__thumb|\.thumbnails?|\.thumbs|_PAlbTN|photodata/thumbnails`),
  },
  // Source: macmaineiac.com/columns/05c/012805c.html, and web galleries
  {
    kind: 'thumbnails',
    path: /\/_?thumb(?:s|nails?)?\/(?:tn[-_]|thumb_)?([^/]+?)(?:_tn|_thumb)?\.\w+$/i,
    ownerTemplates: ['/$1'],
  },

  // since Lightroom 13.3 these previews are JPEG files without an extension
  // Source: github.com/iMediaSandboxing/iMedia/pull/114
  { kind: 'lightroom', path: matchFolders(String.raw`[^/]+\.lrdata`) },
  // Source: github.com/Geektoolkit/Dynaframe3/issues/71, github.com/photoprism/photoprism/issues/311
  {
    kind: 'lightroom',
    path: new RegExp(
      String.raw`${upToFirst(String.raw`\.lrlibrary`)}(?:.*\/)?(?:[^\/]*previews|thumbs|derived-content)\/`,
      'i',
    ),
  },
  // Source: support.captureone.com: Session sidecar files explained, The Cache folder in Capture One
  {
    kind: 'thumbnails',
    path: matchFolders(String.raw`captureone/(?:cache|settings\d*)|[^/]+\.cocatalog/cache`),
  },
  // Source: github.com/h5bp/html5-boilerplate/pull/751
  { kind: 'originals', path: /\/\.picasaoriginals\/([^/]+)\.\w+$/i, ownerTemplates: ['/$1'] },
  // Picasa 2 puts the originals into a folder that a family may also have
  // Source: en.wikipedia.org/wiki/Picasa
  {
    kind: 'originals',
    proof: /^(.*\/)\.?picasa\.ini$/i,
    path: /^originals\/([^/]+)\.\w+$/i,
    ownerTemplates: ['$1'],
  },
  // Source: exiftool.org/exiftool_pod.html: -overwrite_original
  { kind: 'originals', path: /\/([^/]+)\.\w+_original$/i, ownerTemplates: ['/$1'] },

  // programs that keep photographs on a server. A folder that is named on its own may be all that is left.
  // Source: github.com/nextcloud/server/issues/5558
  { kind: 'thumbnails', path: matchFolders(String.raw`appdata_oc[\da-z]+`) },
  // Source: docs.nextcloud.com: Controlling file versions and aging
  { kind: 'originals', path: matchFolders('files_versions') },
  // Source: github.com/immich-app/immich/issues/17229
  {
    kind: 'thumbnails',
    proof: /^(.*\/)(?:thumbs|encoded-video|profile|upload|library|backups)\/\.immich$/i,
    path: /^(?:thumbs|encoded-video|profile|backups)\//i,
  },
  // Source: github.com/immich-app/immich/issues/27691
  {
    kind: 'thumbnails',
    path: /^\/[^/]*\/(?:.*\/)?(?:thumbs|encoded-video)\/[^/]+\/([\da-f]{2})\/([\da-f]{2})\/\1\2[\da-f-]{32}[^/]*$/i,
  },
  // Source: github.com/photoprism/photoprism/issues/157
  { kind: 'thumbnails', path: /\/thumbnails\/[\da-f]\/[\da-f]\/[\da-f]\/[\da-f]{40}_\d+x\d+_\w+\.\w+$/i },
]
