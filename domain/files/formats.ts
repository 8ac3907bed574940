export type MediaKind = 'image' | 'video' | 'audio'

export interface FormatInfo {
  kind: MediaKind
  /** the file extensions, separated by spaces, without a dot; files that are served have the first one */
  extensions: string
  /** the MIME type that the file is served with */
  type: string
  label: string
  /**
   * matches the beginning of the file, with each byte as one Latin-1 character. A format without a mark is recognized by its brands
   * or its frames
   */
  mark?: RegExp
  /** matches the brands of the format, if its files consist of ISO boxes (ISO/IEC 14496-12, 4.3; registry at mp4ra.org) */
  brands?: RegExp
  /** the program that makes the file that is served; without ffmpeg, its formats are refused, and the other formats accepted */
  decoder: 'sharp' | 'libheif' | 'mediabunny' | 'ffmpeg'
  /** the name of ffmpeg's demuxer, if it is not 'mov' */
  demuxer?: string
  /** true if the format is accepted, but not listed where people choose files */
  isRare?: true
}

const imageBySharp = { kind: 'image', decoder: 'sharp' } as const
const videoByMediabunny = { kind: 'video', decoder: 'mediabunny' } as const
const songByMediabunny = { ...videoByMediabunny, kind: 'audio' } as const
const videoByFfmpeg = { kind: 'video', decoder: 'ffmpeg', isRare: true } as const
const songByFfmpeg = { ...videoByFfmpeg, kind: 'audio' } as const

/**
 * All accepted formats. What the server accepts, what the page sends and offers, what the import counts and which formats a
 * sentence lists follow from this list. If the beginnings of two formats match, the first one counts.
 */
export const formats = {
  jpeg: {
    ...imageBySharp,
    extensions: 'jpg jpeg jpe jfif mpo insp',
    type: 'image/jpeg',
    label: 'JPEG',
    mark: /^\xff\xd8\xff[\xc0-\xff]/,
  },
  png: {
    ...imageBySharp,
    extensions: 'png apng',
    type: 'image/png',
    label: 'PNG',
    mark: /^\x89PNG\r\n\x1a\n.{4}IHDR/s,
  },
  gif: { ...imageBySharp, extensions: 'gif', type: 'image/gif', label: 'GIF', mark: /^GIF8[79]a/ },
  webp: { ...imageBySharp, extensions: 'webp', type: 'image/webp', label: 'WebP', mark: /^RIFF.{4}WEBPVP8/s },
  avif: { ...imageBySharp, extensions: 'avif', type: 'image/avif', label: 'AVIF', brands: /^avif$/ },
  heic: {
    kind: 'image',
    extensions: 'heic heif hif heics heifs',
    type: 'image/heic',
    label: 'HEIC',
    brands: /^(hei[cxms]|hev[cxms])$/,
    decoder: 'libheif',
  },
  tiff: {
    ...imageBySharp,
    extensions: 'tiff tif',
    type: 'image/tiff',
    label: 'TIFF',
    mark: /^(II[*+]\0|MM\0[*+])/,
  },
  mov: {
    ...videoByMediabunny,
    extensions: 'mov qt',
    type: 'video/quicktime',
    label: 'MOV',
    brands: /^qt {2}$/,
  },
  mp4: {
    ...videoByMediabunny,
    extensions: 'mp4 m4v mp4v 3gp 3gpp 3g2 3gp2 insv 360 mqv f4v',
    type: 'video/mp4',
    label: 'MP4',
    // the third row has the brands of 3GPP (TS 26.244, 5.4) and of 3GPP2 (C.S0050-B, 8.1), and the last row those of cameras
    brands:
      /^(iso[m2-9ab]|mp[42][1-9]|mp71|avc1|hvc1|hev1|M4V[ HP]|F4V |dash|dby1|cmf[c2]|hlsf|mmp4|MSNV|3g[a-z2][\da-z]|3gpp|kddi|KDDI|NDS[CHMPSX]|NDX[CHMPS]|XAVC|mqt |sdv |CAEP|caqv|niko|pana|LCAG|FACE|ssc[12])$/,
  },
  webm: {
    ...videoByMediabunny,
    extensions: 'webm',
    type: 'video/webm',
    label: 'WebM',
    mark: /^\x1a\x45\xdf\xa3/,
    demuxer: 'matroska',
  },
  mkv: {
    ...videoByFfmpeg,
    extensions: 'mkv mk3d',
    type: 'video/x-matroska',
    label: 'MKV',
    mark: /^\x1a\x45\xdf\xa3/,
    demuxer: 'matroska',
  },
  avi: {
    ...videoByFfmpeg,
    extensions: 'avi divx',
    type: 'video/x-msvideo',
    label: 'AVI',
    mark: /^RIFF.{4}AVI /s,
    demuxer: 'avi',
  },
  mpeg: {
    ...videoByFfmpeg,
    extensions: 'mpg mpeg mpe vob mod tod m1v m2v m2p',
    type: 'video/mpeg',
    label: 'MPEG',
    mark: /^\0\0\x01[\xba\xb3]/,
    demuxer: 'mpeg',
  },
  videoCd: {
    ...videoByFfmpeg,
    // discs have .DAT, which other programs give to files of any kind
    extensions: 'mpg',
    type: 'video/mpeg',
    label: 'Video CD',
    mark: /^RIFF.{4}CDXA/s,
    demuxer: 'mpeg',
  },
  mts: {
    ...videoByFfmpeg,
    extensions: 'mts m2ts m2t ts trp',
    type: 'video/mp2t',
    label: 'MTS',
    demuxer: 'mpegts',
  },
  dv: {
    ...videoByFfmpeg,
    extensions: 'dv dif',
    type: 'video/x-dv',
    label: 'DV',
    mark: /^\x1f\x07\0/,
    demuxer: 'dv',
  },
  asf: {
    ...videoByFfmpeg,
    extensions: 'wmv asf',
    type: 'video/x-ms-wmv',
    label: 'WMV',
    mark: /^\x30\x26\xb2\x75\x8e\x66\xcf\x11/,
    demuxer: 'asf',
  },
  mp3: { ...songByMediabunny, extensions: 'mp3', type: 'audio/mpeg', label: 'MP3', demuxer: 'mp3' },
  wav: {
    ...songByMediabunny,
    extensions: 'wav wave bwf',
    type: 'audio/wav',
    label: 'WAV',
    mark: /^RIFF.{4}WAVE/s,
    demuxer: 'wav',
  },
  ogg: {
    ...songByMediabunny,
    extensions: 'ogg oga opus spx',
    type: 'audio/ogg',
    label: 'OGG',
    mark: /^OggS\0/,
    demuxer: 'ogg',
  },
  m4a: {
    ...songByMediabunny,
    extensions: 'm4a m4b m4r m4p 3ga 3gp 3gpp 3g2 qta f4a f4b',
    type: 'audio/mp4',
    label: 'M4A',
    brands: /^(M4[ABP] |F4[AB] )$/,
  },
  weba: {
    ...songByMediabunny,
    extensions: 'weba webm',
    type: 'audio/webm',
    label: 'WebM',
    demuxer: 'matroska',
    isRare: true,
  },
  aiff: {
    ...songByFfmpeg,
    extensions: 'aiff aif aifc',
    type: 'audio/aiff',
    label: 'AIFF',
    mark: /^FORM.{4}AIF[FC]/s,
    demuxer: 'aiff',
  },
  caf: {
    ...songByFfmpeg,
    extensions: 'caf',
    type: 'audio/x-caf',
    label: 'CAF',
    mark: /^caff\0\x01/,
    demuxer: 'caf',
  },
  wma: {
    ...songByFfmpeg,
    extensions: 'wma',
    type: 'audio/x-ms-wma',
    label: 'WMA',
    mark: /^\x30\x26\xb2\x75\x8e\x66\xcf\x11/,
    demuxer: 'asf',
  },
  amr: {
    ...songByFfmpeg,
    extensions: 'amr awb',
    type: 'audio/amr',
    label: 'AMR',
    mark: /^#!AMR(-WB)?\n/,
    demuxer: 'amr',
  },
  adts: { ...songByFfmpeg, extensions: 'aac', type: 'audio/aac', label: 'AAC', demuxer: 'aac' },
  mp2: { ...songByFfmpeg, extensions: 'mp2', type: 'audio/mpeg', label: 'MP2', demuxer: 'mp3' },
  rf64: {
    ...songByFfmpeg,
    extensions: 'wav',
    type: 'audio/wav',
    label: 'RF64',
    mark: /^RF64.{4}WAVE/s,
    demuxer: 'wav',
  },
  flac: {
    ...songByMediabunny,
    extensions: 'flac',
    type: 'audio/flac',
    label: 'FLAC',
    // 0x80 means that the first metadata block is also the last
    mark: /^fLaC[\0\x80]\0\0\x22/,
    demuxer: 'flac',
  },
} as const satisfies Record<string, FormatInfo>

export type Format = keyof typeof formats

export const allFormats = Object.keys(formats) as Format[]

/** Returns what the list says about a format, in the form that all formats share. */
export const getFormatInfo = (format: Format): FormatInfo => formats[format]

export const listExtensions = (kind: MediaKind): string[] =>
  allFormats.flatMap((format) => (formats[format].kind === kind ? formats[format].extensions.split(' ') : []))

export const namePatterns: Record<MediaKind, RegExp> = {
  image: new RegExp(`\\.(${listExtensions('image').join('|')})$`, 'i'),
  video: new RegExp(`\\.(${listExtensions('video').join('|')})$`, 'i'),
  audio: new RegExp(`\\.(${listExtensions('audio').join('|')})$`, 'i'),
}

/** Returns the extension, without a dot, of files that are served in this format. */
export const getExtension = (format: Format): string => formats[format].extensions.replace(/ .*/, '')

/** Adds the format's extension to the name of an uploaded file if the name has no extension. */
export const addExtension = (name: string, format: Format) =>
  /.\.[a-z\d]{2,5}$/i.test(name) ? name : `${name || 'original'}.${getExtension(format)}`

export const needsFfmpeg = (format: Format): boolean => formats[format].decoder === 'ffmpeg'

/** Lists the names of these formats for people who choose files. Leaves out rare formats. */
export const listLabels = (list: readonly Format[]): string[] =>
  list.map(getFormatInfo).flatMap(({ label, isRare }) => (isRare ? [] : label))
