interface RefusedKindInfo {
  /** matches the beginning of the file, with each byte as one Latin-1 character */
  mark?: RegExp
  /** the extensions by which the page knows such a file before it is sent, separated by spaces, without a dot */
  extensions?: string
}

/**
 * The kinds of files that are refused with a sentence of their own, so that people know what to do. detectRefused.ts recognizes the
 * kinds without a mark, and checks some others further. The first kind that matches counts.
 */
export const refusedKinds = {
  empty: {},
  rawPhoto: { mark: /^(II[*+R]|MM[\0O]|IIU\0|FUJIFILMCCD-RAW|FOVb|\0MRM|.{4}ftypcrx )/s },
  labTiff: { mark: /^(II[*+]\0|MM\0[*+])/ },
  rareTiff: { mark: /^(II[*+]\0|MM\0[*+])/ },
  rareJpeg: { mark: /^\xff\xd8\xff/ },
  pictureSequence: { mark: /^.{4}ftyp(avis|hevc|hevx|heis|hevs|msf1)/s },
  jpegXl: { mark: /^(\xff\x0a|\0\0\0\x0cJXL )/ },
  jpeg2000: { mark: /^(\xff\x4f\xff\x51|\0\0\0\x0cjP {2})/ },
  bmp: { mark: /^BM.{4}\0\0\0\0/s },
  photoshop: { mark: /^8BPS\0/ },
  pdf: { mark: /^%PDF-/ },
  photoCd: { extensions: 'pcd', mark: /^(PCD_OPA|[^]{2048}PCD_IPI)/ },
  copyProtected: {},
  midi: { mark: /^MThd\0\0\0\x06/ },
  flash: { mark: /^(FLV\x01|[CF]WS)/ },
  livePhoto: { extensions: 'livp', mark: /^PK\x03\x04/ },
  document: {
    extensions: 'doc docx odt rtf pages xls xlsx ods numbers ppt pptx odp key epub',
    mark: /^(PK\x03\x04|\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1|\{\\rtf)/,
  },
  packed: {
    extensions: 'zip rar 7z gz tgz tar',
    mark: /^(PK(\x03\x04|\x05\x06|\x07\x08|00PK)|Rar!\x1a\x07|7z\xbc\xaf\x27\x1c|\x1f\x8b)/,
  },
  email: { extensions: 'eml emlx msg mbox' },
} as const satisfies Record<string, RefusedKindInfo>

export type RefusedKind = keyof typeof refusedKinds

export const allRefusedKinds = Object.keys(refusedKinds) as RefusedKind[]

/** Returns what the list says about a kind, in the form that all kinds share. */
export const getRefusedInfo = (kind: RefusedKind): RefusedKindInfo => refusedKinds[kind]

/** Finds the kind of a refused file by the extension of its name. Returns null if the extension does not show it. */
export function findRefusedKind(name: string): RefusedKind | null {
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  return (
    allRefusedKinds.find((kind) => getRefusedInfo(kind).extensions?.split(' ').includes(extension)) ?? null
  )
}
