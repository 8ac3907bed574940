/** Texts of long words, with dots where dictionaries divide the words. */
export const longTexts = {
  german: `Er hat mit sei·ner Le·bens·ge·fähr·tin die Gar·ten·bau·aus·stel·lun·gen be·sucht und sich im·mer für Schmet·ter·lings·wie·sen,
    Was·ser·schild·krö·ten und Weih·nachts·ge·schich·ten be·geis·tert, für Aben·teu·er·rei·sen, das Abend·es·sen, Fach·werk·häu·ser
    und Nach·mit·tags·spa·zier·gän·ge.`,
  english: `He was an ex·traor·di·nar·i·ly knowl·edge·able pho·tog·ra·pher, and his in·ter·na·tion·al cor·re·spon·dence with
    en·to·mol·o·gists in un·der·de·vel·oped coun·tries was the ad·mi·ra·tion of all of the neigh·bor·hood.`,
  finnish: `Hän ra·kas·ti puu·tar·han·hoi·toa, va·lo·ku·vaus·har·ras·tus·ta ja ka·las·tus·mat·ko·ja su·ku·lais·ten·sa ke·sä·mö·kil·lä.`,
}

export const repeat = (text: string) => `${text.replace(/\s+/g, ' ')} `.repeat(5).trim()
export const withoutDots = (text: string) => text.replaceAll('·', '')

/** Lists the words of a text that a book divides, with a dot where it does. */
export function listDivided(book: string, text: string): string[] {
  const dictionary = new Set(withoutDots(text).match(/\p{L}+/gu))
  return [...book.matchAll(/(\p{L}+)[-\u00ad]\n(\p{L}+)/gu)].flatMap(([, start = '', end = '']) =>
    dictionary.has(start + end) ? [`${start}·${end}`] : [],
  )
}

/** Lists all ways to divide a word of the text at one of its dots. */
export const listDivisions = (text: string) =>
  (text.match(/[\p{L}·]+/gu) ?? []).flatMap((word) =>
    [...word.matchAll(/·/g)].map(
      ({ index }) => `${withoutDots(word.slice(0, index))}·${withoutDots(word.slice(index))}`,
    ),
  )
