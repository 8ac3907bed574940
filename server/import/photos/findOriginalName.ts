/** Matches the suffixes that osxphotos and Google Photos (in all known languages) add to the name of an edited photograph. */
const editSuffixPattern =
  /(?:[-_]| ?\()(edited|bearbeitet|modifié|(ha )?editado|editat|edytowane|bewerkt|modificato|redigerad|redigeret|muokattu|編集済み)\)?(?=(\(\d+\))?$)/i

/** Matches the prefix that iPhones give an edited photograph: `IMG_E1234` is the edited version of `IMG_1234`. */
const iPhonePrefixPattern = /^IMG_E(?=\d{4}(?!\d))/i

/** Matches the suffix that Samsung's gallery gives an edited photograph: `IMG_1234~2` is the edited version of `IMG_1234`. */
const samsungSuffixPattern = /~\d+$/

/** Matches names of the scanner FastFoto: a word and a counter that is no year. Names that cameras give are excluded. */
const scanName = String.raw`^((?!(?:img|dsc[fn]?|pict|cimg|scan|photo|image|dji|sam)_\d)[^/\p{L}]*\p{L}[^/]*_(?!(?:1[89]|20)\d\d)\d{4})`
/** Matches `1958_Garden_0001_b`, the scanned back of `1958_Garden_0001` (github.com/simulot/immich-go/issues/213). */
export const scannedBackNamePattern = new RegExp(`${scanName}_b$`, 'iu')
/** Matches `1958_Garden_0001_a`, the corrected scan. */
const correctedScanNamePattern = new RegExp(`${scanName}_a$`, 'iu')

/**
 * Finds the name of the original of an edited photograph. Neither name has an extension. Returns null if `stem` is not the name
 * of an edited photograph.
 */
export function findOriginalName(stem: string): string | null {
  const originals = [
    stem.replace(editSuffixPattern, ''),
    stem.replace(iPhonePrefixPattern, 'IMG_'),
    stem.replace(samsungSuffixPattern, ''),
    stem.replace(correctedScanNamePattern, '$1'),
  ]
  return originals.find((original) => original !== stem) ?? null
}

/**
 * Finds the name of the original of an edited photograph without a sidecar file in an export by Google Takeout. Accepts any suffix,
 * even a truncated one, because in such exports only edited photographs have no sidecar file. `describedStems` has the names of
 * the photographs with a sidecar file. No name has an extension.
 */
export function findTakeoutOriginalName(stem: string, describedStems: ReadonlySet<string>): string | null {
  const [, stemBeforeSuffix, number = ''] = /^(.+)-[\p{L} ]+?(\(\d+\))?$/u.exec(stem) ?? []
  const original = `${stemBeforeSuffix}${number}`
  return describedStems.has(original) ? original : null
}
