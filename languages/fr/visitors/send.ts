import type { texts as en } from '../../en/visitors/send.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: (name) => `Vos photos ${ofName(name)}`,
  loading: 'Chargement…',
  familyFirst: 'La famille sera la première à les voir.',
  choose: 'Choisir des photos et des vidéos',
  drop: 'ou les déposer ici',
  list: 'Photos et vidéos choisies',
  chosen: (count) => plural(count, { one: '# choisie.', other: '# choisies.' }),
  others: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  portions: (count) =>
    `Les ${formatNumber(count)} premières partent d’abord\u202f; les autres suivent d’elles-mêmes.`,
  remove: 'Retirer',
  removeAll: 'Tout retirer',
  name: 'Votre nom',
  nameCut: 'Le nom était trop long pour ce champ\u202f; la fin a été coupée.',
  nameNeeded: 'Il manque votre nom.',
  email: 'E-mail',
  emailHint: 'Facultatif, pour que la famille puisse vous remercier.',
  emailWrong: 'Cette adresse e-mail n’est pas valable. Vous pouvez la corriger, ou laisser le champ vide.',
  message: 'Un mot pour la famille',
  messageHint: 'Facultatif.',
  send: 'Envoyer à la famille',
  chooseFirst: 'Merci de choisir d’abord des photos ou des vidéos.',
  sending: 'Envoi en cours…',
  arrivedOf: (arrived, total) =>
    `${plural(arrived, { one: `# sur ${formatNumber(total)} est arrivée`, other: `# sur ${formatNumber(total)} sont arrivées` })}\u202f; il en reste ${formatNumber(total - arrived)}.`,
  mayClose: 'Vous pouvez fermer cette page. L’envoi reprendra quand vous la rouvrirez sur cet appareil.',
  keepOpen: 'Merci de laisser cette page ouverte jusqu’à ce que tout soit arrivé.',
  offline: 'Il n’y a pas de connexion. L’envoi reprendra de lui-même dès qu’elle reviendra.',
  stopped: 'Tout n’a pas pu être envoyé. Ce que vous avez choisi est gardé ici\u00a0: vous pouvez réessayer.',
  lost: (count) =>
    `Cet appareil n’a pas pu garder ${plural(count, { one: '# fichier', other: '# fichiers' })} pendant que la page était fermée. Merci de les choisir de nouveau.`,
  arrived: (count) => plural(count, { one: '# est arrivée.', other: '# sont arrivées.' }),
  thanks: (name) => `Merci, ${name}.`,
  more: 'En envoyer d’autres',
  nextGuest: 'Personne suivante',
  memories: 'Laisser un souvenir',
  own: {
    heading: 'Ce que vous avez envoyé',
    empty: 'Il ne reste rien ici de ce que vous avez envoyé.',
    taken: 'Dans la galerie de la famille.',
    takeBack: 'Retirer',
    question: {
      title: 'Retirer cet élément\u202f?',
      description: 'Il sera supprimé, et la famille ne le verra plus.',
      confirm: 'Retirer',
      cancel: 'Le laisser',
    },
    takenBack: { title: 'Élément retiré', description: 'La famille ne le voit plus.' },
    notTakenBack: {
      title: 'Retrait impossible',
      description: 'Cet élément n’a pas pu être retiré. Vous pouvez réessayer.',
    },
  },
  sharedHint:
    'Cet appareil sert à toutes les personnes présentes. Une fois que tout est arrivé, il ne garde rien de vous. Si personne n’y touche pendant 3 minutes, ce formulaire s’efface.',
})
export const { own: ownTexts } = texts
