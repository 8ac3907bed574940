import type { Language } from '../../../domain/language.ts'

const words = (...forms: string[]) => new RegExp(String.raw`(?<!\p{L})(?:${forms.join('|')})(?!\p{L})`, 'u')

/** The words that speak of a man who died, and those that speak of a woman. Spanish and French say ‘su’ and ‘son’ of both. */
export const pronounWords: Record<Language, { he: RegExp; she: RegExp }> = {
  en: { he: words('[Hh]e', '[Hh]im', '[Hh]is'), she: words('[Ss]he', '[Hh]ers?') },
  de: {
    he: words('[Ee]r', '[Ii]hn', '[Ii]hm', '[Ss]ein(e[mnrs]?)?', 'Verstorbener'),
    // ‘Sie’ and ‘Ihr’ are the reader
    she: words('sie', 'ihr(e[mnrs]?)?', 'Verstorbene'),
  },
  fr: {
    he: words('[Ii]l(?! faut| y a)', '[Nn]é', 'mort', 'décédé', 'enterré', 'aimé', 'appelé', 'défunt'),
    she: words('[Ee]lle', '[Nn]ée', 'morte', 'décédée', 'enterrée', 'aimée', 'appelée', 'défunte'),
  },
  es: {
    he: words(
      '[Éé]l',
      '[Nn]acido',
      'muerto',
      'fallecido',
      'enterrado',
      '(?<!ser )querido',
      'llamado',
      'difunto',
    ),
    she: words('[Ee]lla', '[Nn]acida', 'muerta', 'fallecida', 'enterrada', 'querida', 'llamada', 'difunta'),
  },
  pl: {
    he: words(
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
    she: words('[Oo]na', '[Jj]ej', 'ją', 'niej', 'nią', String.raw`\p{L}+ła`, 'zmarłej'),
  },
  he: {
    he: words('ו?ה?(הוא|היה|שלו|אותו|עליו|ממנו|בו|לו|ל?זכרו|ב?חייו|נולד|נפטר|אהב|עבד|מותו|שמו|המנוח)'),
    she: words(
      'ו?ה?(היא|הייתה|שלה|אותה|עליה|ממנה|בה|לה|ל?זכרה|ב?חייה|נולדה|נפטרה|אהבה|עבדה|מותה|שמה|המנוחה)',
    ),
  },
}
