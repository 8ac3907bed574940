import type { warningTexts as en } from '../../en/server/warnings.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

/** The sentences of the dashboard about the server. */
export const warningTexts = sentences<typeof en>({
  almostFull:
    'Le disque est presque plein\u00a0: les visiteurs ne peuvent pas envoyer de photos tant qu’il n’y a pas de place. Il faut supprimer ce qui ne sert pas, ou demander un disque plus grand à la personne qui gère le serveur.',
  trustProxyUnset:
    'Les requêtes arrivent par un proxy, mais TRUST_PROXY n’est pas défini\u00a0: tous les visiteurs comptent comme une seule adresse. Il faut donner à TRUST_PROXY le nombre de proxys placés devant ce serveur.',
  unknownZone: (zone) =>
    `Ce serveur ne connaît pas le fuseau horaire «\u00a0${zone}\u00a0», choisi pour les cérémonies. Les visiteurs lisent l’heure du Centre (Chicago) jusqu’à ce qu’un autre soit choisi et enregistré sous «\u00a0Réglages\u00a0».`,
  unknownZoneOfService: (zone, title) =>
    `Ce serveur ne connaît pas le fuseau horaire «\u00a0${zone}\u00a0» de la cérémonie «\u00a0${title}\u00a0». Les visiteurs lisent l’heure du fuseau habituel des cérémonies jusqu’à ce qu’un autre soit choisi pour elle et enregistré.`,
  unknownLanguage: (code) =>
    `Cette version ne connaît pas la langue «\u00a0${code}\u00a0», choisie pour le site. Tout est en anglais jusqu’à ce qu’une autre soit choisie et enregistrée sous «\u00a0Réglages\u00a0».`,
  failedTasks: (count, tries, first) =>
    `${plural(count, { one: '# tâche de fond a échoué', other: '# tâches de fond ont échoué' })} ${formatNumber(tries)} fois\u00a0: ${first}. Le journal du serveur donne les détails.`,
  neverEnded: 'elle ne s’est jamais terminée',
  noBackupFolder:
    'Le serveur n’a pas encore de dossier pour les sauvegardes. La personne qui le gère peut définir BACKUP_FOLDER, de préférence sur un autre disque, et le redémarrer.',
})
