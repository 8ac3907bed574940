import type { Language } from '../../../domain/language.ts'

/** Finds what a text says of a man who died, or of a woman; undefined if nothing. */
export const findPronoun = (language: Language, kind: 'he' | 'she', text: string) =>
  new RegExp(`.{0,80}${pronounPatterns[language][kind].source}.{0,60}`, 'su').exec(
    text.replaceAll('\u00a0', ' ').replace(ofThings[language], ''),
  )?.[0]

const anyOf = (...forms: string[]) => new RegExp(String.raw`(?<!\p{L})(?:${forms.join('|')})(?!\p{L})`, 'u')

/** Find the words that speak of a man who died, and those that speak of a woman. Spanish and French say ‘su’ and ‘son’ of both. */
const pronounPatterns: Record<Language, { he: RegExp; she: RegExp }> = {
  en: { he: anyOf('[Hh]e', '[Hh]im', '[Hh]is'), she: anyOf('[Ss]he', '[Hh]ers?') },
  de: {
    he: anyOf('[Ee]r', '[Ii]hn', '[Ii]hm', '[Ss]ein(e[mnrs]?)?', 'Verstorbener'),
    // ‘Sie’ and ‘Ihr’ are the reader
    she: anyOf('sie', 'ihr(e[mnrs]?)?', 'Verstorbene'),
  },
  fr: {
    he: anyOf(
      '[Ii]l(?! faut| manque| suffit| y a)',
      '[Nn]é',
      'mort',
      'décédé',
      'enterré',
      'aimé',
      'appelé',
      'défunt',
    ),
    she: anyOf('[Ee]lle', '[Nn]ée', 'morte', 'décédée', 'enterrée', 'aimée', 'appelée', 'défunte'),
  },
  es: {
    he: anyOf(
      '[Éé]l',
      '[Nn]acido',
      'muerto',
      'fallecido',
      'enterrado',
      '(?<!ser )querido',
      'llamado',
      'difunto',
    ),
    she: anyOf('[Ee]lla', '[Nn]acida', 'muerta', 'fallecida', 'enterrada', 'querida', 'llamada', 'difunta'),
  },
  pl: {
    he: anyOf(
      '[Oo]n',
      '[Jj]ego',
      'go',
      '[Mm]u',
      'niego',
      'niemu',
      'nim',
      String.raw`\p{L}+ł`,
      'zmarł(y|ego|ym)',
    ),
    she: anyOf('[Oo]na', '[Jj]ej', 'ją', 'niej', 'nią', String.raw`\p{L}+ła`, 'zmarłej'),
  },
  he: {
    he: anyOf(
      'ו?ה?(הוא|היה|שלו|אותו|עליו|ממנו|בו|לו|ל?(זכרו|פטירתו)|ב?חייו|נולד|נפטר|אהב|עבד|מותו|שמו|המנוח)',
    ),
    she: anyOf(
      'ו?ה?(היא|הייתה|שלה|אותה|עליה|ממנה|בה|לה|ל?(זכרה|פטירתה)|ב?חייה|נולדה|נפטרה|אהבה|עבדה|מותה|שמה|המנוחה)',
    ),
  },
}

/** Phrases in which such a word means a thing: a link, a file, a circle, a date, a switch. */
const ofThings: Record<Language, RegExp> = {
  en: /(?!)/,
  de: /wie sie gesendet|denen Sie ihn geben|stellen sie der Reihe|Ziehen Sie ihn|zu sehen sein/g,
  es: /Con él puede|Sin ella/g,
  fr: /elle contient|qu’elle vient|Il ne manque|Il se déplace/g,
  he: /לא היה אפשר|(הוא|הזה) נפתח|לפתוח אותו|שתתנו לו|להסיר אותו|ליצור ממנו|יש בו|הוא נוצר|גוררים אותו|רואים אותו|כי הוא אחרי|אם הוא בכל|לשמור אותו יחד|מזהים בה/g,
  pl: /przyjaciół|nie przepadł|jaki (został|był)|są w nim|Tytuł|go nie zachowuje|link do niego|można nim|napisał je|z niego|e-mail przyszedł|"on"|Bez hasła|trzeba ją|z jej pytaniem|zebrała rodzina/g,
}
