/**
 * The kinds of files that are refused with a sentence of their own, so that people know what to do. `mark` matches the beginning of
 * the file, with each byte as one Latin-1 character. detectRefused.ts recognizes the kinds without a mark, and checks some others
 * further. The first kind that matches counts.
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
  photoCd: { mark: /^(PCD_OPA|[^]{2048}PCD_IPI)/ },
  copyProtected: {},
  midi: { mark: /^MThd\0\0\0\x06/ },
  flash: { mark: /^(FLV\x01|[CF]WS)/ },
  livePhoto: { mark: /^PK\x03\x04/ },
  document: { mark: /^(PK\x03\x04|\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1|\{\\rtf)/ },
  packed: { mark: /^(PK(\x03\x04|\x05\x06|\x07\x08|00PK)|Rar!\x1a\x07|7z\xbc\xaf\x27\x1c|\x1f\x8b)/ },
  email: {},
} as const satisfies Record<string, { mark?: RegExp }>

export type RefusedKind = keyof typeof refusedKinds
