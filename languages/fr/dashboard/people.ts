import type { texts as en } from '../../en/dashboard/people.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

const countPhotographs = (count: number) => plural(count, { one: '# photo', other: '# photos' })

export const texts = sentences<typeof en>({
  whoIsInThem: 'Qui est sur ces images',
  chosenDialog: (count) =>
    plural(count, { one: 'Qui est sur l’image\u202f?', other: 'Qui est sur ces # images\u202f?' }),
  addHint: 'La touche Entrée ajoute le nom. Un nom choisi dans la liste désigne la même personne.',
  inSome: (count, total) => `sur ${formatNumber(count)} des ${formatNumber(total)} images`,
  remove: (name) => `Retirer le nom ${ofName(name)}`,
  place: (name) => `Indiquer où se trouve ${name}`,
  placeHint: (name) =>
    `Il suffit de toucher la photo à l’endroit où se trouve ${name}, ou d’activer l’épingle à côté du nom puis de déplacer le cercle avec les flèches.`,
  save: 'Enregistrer les noms',
  named: { title: 'Noms enregistrés' },
  namesBack: { title: 'Noms rétablis' },
  list: 'Personnes',
  listDialog: 'Personnes sur les photos',
  loading: 'Chargement des noms…',
  failed: 'Les noms n’ont pas pu être chargés pour le moment.',
  photographs: countPhotographs,
  name: 'Nom',
  mergeHint: 'Si deux noms désignent la même personne, choisissez ici l’autre nom.',
  merge: (from, into, count) => ({
    title: 'Est-ce la même personne\u202f?',
    description: `«\u00a0${from}\u00a0» devient «\u00a0${into}\u00a0» sur ${countPhotographs(count)}. L’historique de chaque photo garde le nom précédent.`,
    confirm: 'Réunir',
  }),
  merged: { title: 'Noms réunis' },
  placesChanged: 'La place des noms sur la photo a changé.',
  noNames: 'pas de noms',
  noDate: 'pas de date',
  namesCame: (count, names, hasMore) =>
    `Des noms sont arrivés avec ${countPhotographs(count)}\u00a0: ${names}${hasMore ? '…' : '.'} Les visiteurs ne voient pas encore ces noms.`,
  showAllNames: 'Montrer tous les noms',
  notAmongAll:
    'Les noms masqués, et ceux qui leur ressemblent, ne sont pas montrés avec les autres\u00a0: vous décidez pour chacun.',
  eachName: 'Décider pour chaque nom',
  showName: 'Montrer',
  keepHidden: 'Garder pour la famille',
  leaveOutName: 'Écarter le nom',
  nearHidden: (name, hiddenName) => ({
    title: 'Est-ce la même personne\u202f?',
    description: `«\u00a0${name}\u00a0» ressemble à «\u00a0${hiddenName}\u00a0», un nom que les visiteurs ne voient pas.`,
    confirm: 'Le masquer aussi',
    cancel: 'C’est quelqu’un d’autre',
  }),
})
