import type { texts as en } from '../../en/visitors/send.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: (name) => `Vos photos ${ofName(name)}`,
  loading: 'Chargement…',
  familyFirst: 'La famille les voit en premier.',
  choose: 'Choisir des photos et des vidéos',
  drop: 'ou les déposer ici',
  list: 'Photos et vidéos choisies',
  chosen: (count) => `Votre choix\u00a0: ${formatNumber(count)}.`,
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
  message: 'Un mot à la famille',
  messageHint: 'Facultatif.',
  send: 'Envoyer à la famille',
  chooseFirst: 'Il manque des photos ou des vidéos à envoyer.',
  sending: 'Envoi en cours…',
  arrivedOf: (arrived, total) =>
    `Arrivées\u00a0: ${formatNumber(arrived)} sur ${formatNumber(total)}. Restent\u00a0: ${formatNumber(total - arrived)}.`,
  mayClose: 'Vous pouvez fermer cette page. L’envoi continuera quand vous la rouvrirez sur cet appareil.',
  keepOpen: 'Merci de laisser cette page ouverte jusqu’à ce que tout soit arrivé.',
  offline: 'Il n’y a pas de connexion. L’envoi continuera de lui-même dès qu’elle reviendra.',
  stopped: 'Tout n’a pas pu être envoyé. Votre choix est conservé ici\u202f; vous pouvez réessayer.',
  lost: (count) =>
    `Cet appareil n’a pas pu garder ${plural(count, { one: '# fichier', other: '# fichiers' })} pendant que la page était fermée. Merci de choisir à nouveau.`,
  arrived: (count) => plural(count, { one: '# est arrivée.', other: '# sont arrivées.' }),
  thanks: (name) => `Merci, ${name}.`,
  more: 'En envoyer d’autres',
  nextGuest: 'Personne suivante',
  memories: 'Partager un souvenir',
  own: {
    heading: 'Ce que vous avez envoyé',
    empty: 'Il n’y a plus rien de vos envois ici.',
    taken: 'La famille l’a mis dans la galerie.',
    takeBack: 'Retirer',
    question: {
      title: 'Retirer cet envoi\u202f?',
      description: 'Il sera supprimé, et la famille ne le verra pas.',
      confirm: 'Retirer',
      cancel: 'Le laisser',
    },
    takenBack: { title: 'Envoi retiré', description: 'La famille ne l’a plus.' },
    notTakenBack: {
      title: 'Envoi non retiré',
      description: 'Cet envoi n’a pas pu être retiré. Vous pouvez réessayer.',
    },
  },
  sharedHint:
    'Cet appareil sert à plusieurs personnes. Une fois que tout est arrivé, rien de vous n’y reste. Si personne n’y touche pendant 3 minutes, le formulaire est vidé.',
})
export const { own: ownTexts } = texts
