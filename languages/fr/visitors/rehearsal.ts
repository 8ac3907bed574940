import { cutText } from '../../../domain/cutText.ts'
import type { Fault } from '../../../contract/outputs/rehearsal.ts'
import type { texts as en } from '../../en/visitors/rehearsal.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { formatShowLength } from './show.ts'
import { formatDay, formatMegabytes, texts as hallTexts } from './storedShow.ts'

/** The number of titles in a sentence; further ones are counted. */
const MAX_TITLES = 3
/** Longer titles are cut off, because a sentence is read from an armchair. */
const MAX_TITLE_LENGTH = 40

/** A title that is isolated, because it runs from right to left, stays so. */
const shorten = (title: string) =>
  title.length > MAX_TITLE_LENGTH
    ? `${cutText(title, MAX_TITLE_LENGTH).trimEnd()}…${title.startsWith('\u2068') ? '\u2069' : ''}`
    : title

const formatTitles = (titles: readonly string[]) => {
  const moreCount = titles.length - MAX_TITLES
  const listed = titles.slice(0, MAX_TITLES).map((title) => `«\u00a0${shorten(title)}\u00a0»`)
  return [
    ...listed,
    ...(moreCount > 0 ? [plural(moreCount, { one: '# autre', other: '# autres' })] : []),
  ].join(', ')
}

const prepareAgain = `Pour y remédier, appuyez sur «\u00a0${hallTexts.prepare}\u00a0».`

/** One sentence for what is wrong, and one for what to do. */
const describeFault = (fault: Fault): string => {
  switch (fault.kind) {
    case 'noSound':
      return 'Pas de son. À vérifier\u00a0: le volume de cet appareil et des enceintes, et le câble entre les deux.'
    case 'brokenSongs':
      return `Ne peut pas être joué ici\u00a0: ${formatTitles(fault.titles)}. Il faut envoyer le morceau à nouveau au format MP3, ou le retirer de la musique.`
    case 'missingPictures':
      return `Il manque\u00a0: ${formatTitles(fault.titles)}. Il faut envoyer la photo à nouveau, ou la masquer.`
    case 'brokenVideos':
      return `Ne peut pas être lu ici\u00a0: ${formatTitles(fault.titles)}. Il faut envoyer la vidéo à nouveau au format MP4, ou la masquer.`
    case 'screenSleeps':
      return 'L’écran peut s’éteindre tout seul. Il faut régler cet appareil pour que l’écran reste allumé, et le brancher.'
    case 'noFullscreen':
      return 'Le diaporama ne remplit pas l’écran. Vous pouvez appuyer sur F11, ou l’ouvrir dans un autre navigateur sur cet appareil.'
    case 'accessEnded':
      return 'Cet appareil n’a plus accès au site\u00a0: son lien a pris fin. Il faut demander un nouveau lien à la famille, et l’ouvrir ici.'
    case 'accessEnds':
      return `Cet appareil n’a accès au site que jusqu’au ${formatDay(fault.at)}. Il faut ouvrir ici encore une fois le lien de la famille.`
    case 'noCopy':
      return fault.canMend
        ? `Rien n’est enregistré sur cet appareil\u00a0: sans réseau, le diaporama s’arrête. ${prepareAgain}`
        : `Rien n’est enregistré sur cet appareil. ${hallTexts.impossible}`
    case 'oldCopy':
      return `Le diaporama enregistré sur cet appareil est plus ancien que le site. ${prepareAgain}`
    case 'damagedCopy':
      return `Le diaporama enregistré sur cet appareil ne fonctionne pas sans réseau. ${prepareAgain}`
    case 'noSpace':
      return `Pas assez de place\u00a0: le diaporama demande ${formatMegabytes(fault.neededBytes)}, et cet appareil a ${formatMegabytes(fault.freeBytes)} de libre. Il faut libérer de la place, ou prendre un autre appareil.`
    case 'noRemote':
      return 'La télécommande sur téléphone ne répond pas. Vous pouvez vérifier le réseau de cet appareil, ou utiliser ses touches à la place du téléphone.'
  }
}

export const texts = sentences<typeof en>({
  title: 'Lancer un essai',
  purpose: (fastSeconds) =>
    `Enregistre tout le diaporama sur cet appareil, pour qu’il fonctionne sans réseau. Puis le fait défiler à grande vitesse et vérifie tout ce dont il a besoin, ce qui prend environ ${plural(Math.max(1, Math.round(fastSeconds / 60)), { one: '# minute', other: '# minutes' })}. Vous pouvez arrêter à tout moment.`,
  connect: 'Le projecteur et les enceintes doivent être branchés, comme à la cérémonie.',
  stored: 'Le diaporama est maintenant enregistré sur cet appareil.',
  begin: 'Commencer',
  stop: 'Arrêter',
  close: 'Fermer',
  question: 'Avez-vous entendu le son\u202f?',
  yes: 'Oui',
  no: 'Non',
  toneAgain: 'Rejouer le son',
  running: 'L’essai est en cours',
  shown: (count, total) => `${formatNumber(count)} sur ${formatNumber(total)}`,
  checking: 'Un instant…',
  aspects: {
    sound: 'son',
    pictures: 'images',
    songs: 'musique',
    screen: 'écran',
    space: 'place',
    network: 'réseau',
    remote: 'télécommande',
  },
  aspectStates: { waiting: 'pas encore essayé', good: 'fonctionne', bad: 'ne fonctionne pas' },
  ready: (length) => `Prêt\u00a0: ${formatShowLength(length)}, fonctionne sans réseau`,
  notReady: (count) =>
    `Pas encore prêt\u00a0: ${plural(count, { one: '# point à régler', other: '# points à régler' })}`,
  fault: describeFault,
  again: 'Lancer un nouvel essai',
  prepared: 'Tout est maintenant enregistré sur cet appareil. Vous pouvez lancer un nouvel essai.',
  untitled: (number) => `photo ${formatNumber(number)}`,
})
