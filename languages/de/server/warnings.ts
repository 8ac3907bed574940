import type { warningTexts as en } from '../../en/server/warnings.ts'
import { plural, sentences } from '../grammar.ts'

export const warningTexts = sentences<typeof en>({
  almostFull:
    'Der Datenträger ist fast voll: Besucher können keine Fotos senden, bis wieder Platz ist. Löschen Sie, was nicht gebraucht wird, oder bitten Sie die Person, die den Server betreut, um einen größeren.',
  trustProxyUnset:
    'Anfragen kommen über einen Proxy, aber TRUST_PROXY ist nicht gesetzt: Alle Besucher zählen als eine Adresse. Setzen Sie TRUST_PROXY auf die Zahl der Proxys vor diesem Server.',
  unknownZone: (zone) =>
    `Dieser Server kennt die Zeitzone „${zone}“ nicht, die für die Termine gewählt wurde. Besucher lesen die Ortszeit Chicago, bis unter „Einstellungen“ eine andere gewählt und gespeichert ist.`,
  unknownZoneOfService: (zone, title) =>
    `Dieser Server kennt die Zeitzone „${zone}“ des Termins „${title}“ nicht. Besucher lesen die übliche Zeitzone der Termine, bis für diesen eine andere gewählt und gespeichert ist.`,
  unknownLanguage: (code) =>
    `Diese Version der Gedenkseite hat die Sprache „${code}“ nicht, die für sie gewählt wurde. Alles ist auf Englisch, bis unter „Einstellungen“ eine andere gewählt und gespeichert ist.`,
  failedTasks: (count, tries, first) =>
    `${plural(count, { one: 'Eine Aufgabe im Hintergrund ist', other: '# Aufgaben im Hintergrund sind' })} ${tries}-mal fehlgeschlagen: ${first}. Mehr steht im Protokoll des Servers.`,
  neverEnded: 'sie wurde nie fertig',
  noBackupFolder:
    'Der Server hat noch keinen Ordner für Sicherungen. Bitten Sie die Person, die ihn betreut, BACKUP_FOLDER zu setzen, am besten auf einen anderen Datenträger, und den Server neu zu starten.',
})
