import path from 'node:path'

/** Words that Google Photos adds to the name of an edited photograph, in the languages it is known in; osxphotos adds _edited. */
const editSuffix =
  /[-_](edited|bearbeitet|modifié|(ha )?editado|editat|edytowane|bewerkt|modificato|redigerad|redigeret|muokattu|編集済み)(?=(\(\d+\))?$)/i

/** iPhones call the edited version of `IMG_1234` `IMG_E1234`. */
const iPhoneEdit = /^IMG_E(?=\d{4}$)/i

/** Samsung's gallery calls it `IMG_1234~2`. */
const samsungEdit = /~\d+$/

/** The name, without its ending, of what an edited photograph was made from; null when it is none. */
export function editedFrom(stem: string): string | null {
  const originals = [
    stem.replace(editSuffix, ''),
    stem.replace(iPhoneEdit, 'IMG_'),
    stem.replace(samsungEdit, ''),
  ]
  return originals.find((original) => original !== stem) ?? null
}

/**
 * The same within an export of Google Takeout, in any language and with a word that was cut: everything but an edited
 * version has a sidecar there. `described` are the names that have one.
 */
export function editedInTakeout(name: string, described: ReadonlySet<string>): string | null {
  const stem = path.parse(name).name
  const original = /^(.+)-[\p{L} ]+(?=(\(\d+\))?$)/u.exec(stem)
  if (!original || described.has(name)) return null
  const [, before, number = ''] = original
  const found = [...described].some((each) => path.parse(each).name === `${before}${number}`)
  return found ? `${before}${number}` : null
}
