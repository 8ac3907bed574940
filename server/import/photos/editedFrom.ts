/** What Google Photos adds to the name of an edited photograph, in the languages it is known in. */
const added =
  /-(edited|bearbeitet|modifié|(ha )?editado|editat|edytowane|bewerkt|modificato|redigerad|redigeret|muokattu|編集済み)(?=(\(\d+\))?$)/i

/** iPhones call the edited version of `IMG_1234` `IMG_E1234`. */
const ofPhone = /^IMG_E(?=\d{4}$)/i

/** The name, without its ending, of what an edited photograph was made from; null when it is none. */
export function editedFrom(stem: string): string | null {
  const original = stem.replace(added, '').replace(ofPhone, 'IMG_')
  return original === stem ? null : original
}
