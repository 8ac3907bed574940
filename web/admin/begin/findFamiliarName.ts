/**
 * Finds the name by which the family would speak of somebody: the nickname in quotation marks, else the first name, else the
 * whole name. Only names in Latin letters are taken apart, because in other scripts the first word may be half a name.
 */
export const findFamiliarName = (name: string): string => {
  const wholeName = name.trim()
  const nickname = nicknamePattern.exec(wholeName)?.[1]?.trim()
  if (nickname) return nickname
  const parts = wholeName.split(/\s+/).filter((word) => !titlePattern.test(word))
  const first = parts.find((word) => !initialPattern.test(word)) ?? ''
  const isLast = parts.indexOf(first) === parts.length - 1
  return isLast || !latinPattern.test(first) ? wholeName : first
}

/** A word or two in quotation marks. The apostrophe of O’Brien has a letter on both sides. */
const nicknamePattern = /(?:^|[\s(])["“”„«‘'‚]([^"“”„«»‘’‚']+)["“”»’'](?=$|[\s),.])/u

const titlePattern =
  /^(?:dr|rev|fr|sr|br|prof|mr|mrs|ms|miss|hon|sgt|cpl|pfc|pvt|lt|capt|cdr|cmdr|col|maj|gen|adm|sir|dame|deacon|pastor|rabbi|father|reverend|doctor|professor|captain|colonel|major|sergeant)\.?$/i

/** An initial, such as 'J.' or 'J.R.' */
const initialPattern = /^(?:\p{Lu}\.?){1,3}$/u

/** A first name, which has no comma after it: in 'Whitcombe, Harold' the family name comes first. */
const latinPattern = /^[\p{Script=Latin}'’-]+$/u
