import type { Language } from '../../../domain/language.ts'

const anyOf = (...forms: string[]) => new RegExp(String.raw`(?<!\p{L})(?:${forms.join('|')})(?!\p{L})`, 'u')

/** Find the words that speak of a man who died, and those that speak of a woman. Spanish and French say ‘su’ and ‘son’ of both. */
export const pronounPatterns: Record<Language, { he: RegExp; she: RegExp }> = {
  en: { he: anyOf('[Hh]e', '[Hh]im', '[Hh]is'), she: anyOf('[Ss]he', '[Hh]ers?') },
  de: {
    he: anyOf('[Ee]r', '[Ii]hn', '[Ii]hm', '[Ss]ein(e[mnrs]?)?', 'Verstorbener'),
    // ‘Sie’ and ‘Ihr’ are the reader
    she: anyOf('sie', 'ihr(e[mnrs]?)?', 'Verstorbene'),
  },
  fr: {
    he: anyOf('[Ii]l(?! faut| manque| suffit| y a)', '[Nn]é', 'mort', 'décédé', 'enterré', 'aimé', 'appelé', 'défunt'),
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
    he: anyOf('ו?ה?(הוא|היה|שלו|אותו|עליו|ממנו|בו|לו|ל?זכרו|ב?חייו|נולד|נפטר|אהב|עבד|מותו|שמו|המנוח)'),
    she: anyOf(
      'ו?ה?(היא|הייתה|שלה|אותה|עליה|ממנה|בה|לה|ל?זכרה|ב?חייה|נולדה|נפטרה|אהבה|עבדה|מותה|שמה|המנוחה)',
    ),
  },
}
