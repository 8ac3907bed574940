import type { texts as en } from '../../en/dashboard/answers.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Chargement des réponses sur les photos…',
  failed:
    'Les réponses sur les photos n’ont pas pu être chargées. Rien n’est perdu\u00a0: vous pouvez réessayer.',
  waiting: (count) =>
    `Des réponses de visiteurs sur ${plural(count, { one: '# photo', other: '# photos' })}. Personne d’autre ne les voit avant que vous ne les ajoutiez.`,
  allDecided: 'Toutes les réponses sur les photos sont triées.',
  kinds: { who: 'Qui', when: 'Quand', where: 'Où', remark: 'Au sujet de la photo' },
  others: (count, isAfterNames) => {
    if (isAfterNames) return plural(count, { one: '# autre personne', other: '# autres personnes' })
    return count === 1 ? 'quelqu’un' : `${formatNumber(count)} personnes`
  },
  say: (people, _count, value) => `D’après ${people}\u00a0: ${value}`,
  take: 'Ajouter à la photo',
  change: 'Modifier le nom',
  isIt: (name) => `${name}\u202f?`,
  hiddenName: (name) => `«\u00a0${name}\u00a0» est un nom que les visiteurs ne voient pas.`,
  takeRemark: 'Ajouter à la description',
  takeAll: (count, total) =>
    count === total
      ? `Tout ajouter (${formatNumber(count)})`
      : `Ajouter ${formatNumber(count)} réponses sur ${formatNumber(total)}`,
  putAside: 'Écarter',
  putAllAside: 'Tout écarter',
  decided: { take: 'Ajouté à la photo', putAside: 'Écarté', reopen: 'De nouveau en attente' },
  offer: {
    question:
      'Des visiteurs savent peut-être qui est sur ces photos, et de quand elles datent. Voulez-vous le leur demander\u202f? Personne d’autre ne voit une réponse avant que vous ne l’ajoutiez à la photo.',
    on: 'Demander aux visiteurs',
    off: 'Ne pas demander',
  },
})
