import path from 'node:path'

/** The suffix that Google Photos adds to the name of an edited photograph, in all known languages; osxphotos adds _edited. */
const editSuffix =
  /[-_](edited|bearbeitet|modifié|(ha )?editado|editat|edytowane|bewerkt|modificato|redigerad|redigeret|muokattu|編集済み)(?=(\(\d+\))?$)/i

/** iPhones name the edited version of `IMG_1234` as `IMG_E1234`. */
const iPhoneEdit = /^IMG_E(?=\d{4}$)/i

/** Samsung's gallery names it `IMG_1234~2`. */
const samsungEdit = /~\d+$/

/** Finds the original's name of an edited photograph, both without extension; null for a name that shows no edit. */
export function findOriginalName(stem: string): string | null {
  const originals = [
    stem.replace(editSuffix, ''),
    stem.replace(iPhoneEdit, 'IMG_'),
    stem.replace(samsungEdit, ''),
  ]
  return originals.find((original) => original !== stem) ?? null
}

/**
 * Like the above, for any suffix in an export of Google Takeout, even a truncated one: there only edited versions lack a
 * sidecar. `described` holds the names that have one.
 */
export function findTakeoutOriginalName(name: string, described: ReadonlySet<string>): string | null {
  const stem = path.parse(name).name
  const original = /^(.+)-[\p{L} ]+(?=(\(\d+\))?$)/u.exec(stem)
  if (!original || described.has(name)) return null
  const [, before, number = ''] = original
  const found = [...described].some((each) => path.parse(each).name === `${before}${number}`)
  return found ? `${before}${number}` : null
}
