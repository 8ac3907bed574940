import type { Language } from '../../domain/language.ts'

export const findServiceKind = (title: string) => {
  if (lifePattern.test(title) && !religiousPattern.test(title)) return 'celebration'
  return ashesPattern.test(title) ? 'ashes' : 'memorial'
}

/** Makes a pattern of the words of all languages, because a title is read whatever the language of the memorial is. */
export const makeTitlePattern = (patterns: Readonly<Record<Language, string>>) =>
  new RegExp(`(?:^|[^\\p{L}])(?:${Object.values(patterns).join('|')})(?!\\p{L})`, 'iu')

/** Matches the words for a celebration of a life. In most languages, other services are called celebrations, too. */
const lifePattern = makeTitlePattern({
  en: 'celebrat\\p{L}*',
  de: '\\p{L}*lebensfeier|(?:feier|fest) (?:des|eines|seines|ihres) lebens',
  es: 'celebra\\p{L}* (?:de |por |a )?(?:la |una |su )?vida(?! eterna)',
  fr: "(?:c[ée]l[ée]br\\p{L}+|hommage|f[êe]te) (?:de |d['’]|[àa] )?(?:la |une |sa )?vie(?! [ée]ternelle)",
  he: 'חגיג(?:ת|ה של) (?:ה?חיים|חייו|חייה)',
  pl: 'spotkanie wspomnieniowe|(?:celebracj\\p{L}|[śs]wi[ęe]to) (?:jego |jej )?[żz]ycia',
})

/** Matches the words for a religious service, which is no celebration of a life even if its title says celebration. */
const religiousPattern = makeTitlePattern({
  // 'Mass.' is Massachusetts
  en: 'mass(?!\\.)|eucharist\\p{L}*|liturg\\p{L}*|communion|religious|requiem|resurrection|worship|christian burial|of the word',
  de: '\\p{L}*gottesdienst|religiöse',
  es: 'misa|eucarist[ií]a|religiosa|palabra',
  fr: 'messe|religieuse|parole|obs[èe]ques',
  he: 'תפילה|דתית',
  pl: 'msz[aą]|eucharysti\\p{L}*|religijna',
})

const ashesPattern = makeTitlePattern({
  en: 'ashes',
  de: 'asche|urne\\p{L}*',
  es: 'cenizas',
  fr: 'cendres|urne',
  he: 'ה?אפר',
  pl: 'proch(?:y|ów)|urn[ay]',
})
