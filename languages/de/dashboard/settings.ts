import type { texts as en } from '../../en/dashboard/settings.ts'
import { formatNumber, locale, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  deviceLanguage: 'Sprache auf diesem Gerät',
  deviceLanguageHint: 'Für die Verwaltung und die Seiten. Andere wählen ihre eigene.',
  title: 'Einstellungen',
  loading: 'Die Einstellungen werden geladen …',
  failed: 'Die Einstellungen sind gerade nicht zu sehen. Was Sie hier geschrieben haben, ist nicht verloren.',
  tabs: { about: 'Zur Person', visitors: 'Besucher', safety: 'Gut aufgehoben' },
  legends: {
    person: 'Name und Leben',
    donation: 'Statt Blumen',
    working: 'Termine und Erinnerungen',
    deleting: 'Löschen',
  },
  save: 'Einstellungen speichern',
  unsaved: 'Noch nicht gespeichert.',
  saved: { title: 'Gespeichert', description: 'Das gilt ab jetzt.' },
  restore: 'Beispieltexte zurückholen',
  restoreQuestion: {
    title: 'Die Beispieltexte zurückholen?',
    description:
      'Name, Lebensdaten, der Satz für die Startseite, das Porträt und die Worte zur Spende werden wieder durch die Beispiele ersetzt. Ihre eigenen Angaben gehen verloren.',
    confirm: 'Meine Angaben löschen',
  },
  safekeeping: 'Gut aufgehoben',
  readingSafekeeping: {
    loading: 'Es wird geprüft, ob alles da ist …',
  },
  stored: (counts, checkedOn) =>
    checkedOn ? `${counts}, zuletzt alles geprüft am ${checkedOn}.` : 'Noch wurde nichts hochgeladen.',
  faulty: (counts, faultCount, listedCount) => {
    const start = counts && `${counts}. `
    const isWholeList = faultCount === 1 || listedCount === faultCount
    return `${start}${plural(faultCount, { one: 'Mit einer Datei stimmt etwas nicht', other: 'Mit # Dateien stimmt etwas nicht' })}${isWholeList ? '' : `; die ersten ${formatNumber(listedCount)} stehen oben in der Verwaltung`}.`
  },
  photographs: (count) => plural(count, { one: '# Foto', other: '# Fotos' }),
  videos: (count) => plural(count, { one: '# Video', other: '# Videos' }),
  songs: (count) => plural(count, { one: '# Lied', other: '# Lieder' }),
  list: (counts) => new Intl.ListFormat(locale).format(counts),
  lastBackup: (day) => `Letzte Sicherung: ${day}.`,
  noBackup: 'Noch keine Sicherung. Die Person, die den Server betreut, kann eine erstellen.',
  noBackupYet: 'Noch keine Sicherung.',
  backup: {
    start: 'Jetzt eine Sicherung erstellen',
    ready: 'Die Sicherung ist fertig und liegt bei den anderen.',
    canceled: 'Es wurde keine Sicherung erstellt.',
  },
  free: 'Diese Gedenkseite läuft mit freier Software.',
  source: 'Quelltext',
  yourLogin: 'Ihr Konto',
  loggedInAs: (name) => `Sie sind als ${name} angemeldet.`,
  mailToYou: {
    title: 'E-Mails an Sie',
    displayName: 'Wie andere Sie nennen',
    displayNameHint: 'So beginnen E-Mails an Sie, und so sind Ihre Einladungen unterschrieben.',
    email: 'Ihre E-Mail-Adresse',
    mailFrequency: 'E-Mails, wenn es Neues gibt',
    choices: {
      none: { label: 'Gar nicht' },
      daily: {
        label: 'Einmal am Tag',
        hint: 'Morgens steht in einer E-Mail, wie viel dazugekommen ist; gibt es nichts Neues, kommt keine.',
      },
      'at-once': {
        label: 'Sofort',
        hint: 'Zehn Minuten nachdem eine Erinnerung angekommen ist oder Gäste Fotos geschickt haben, bekommen Sie eine E-Mail über alles, was bis dahin dazukam; andere Neuigkeiten folgen am Morgen.',
      },
    },
    hint: 'Diese E-Mails gehen nur an Sie. Wer alle Rechte hat, erfährt auch, wenn eine Datei beschädigt ist oder Sicherungen fehlen.',
    save: 'Speichern',
    saved: { title: 'Gespeichert', description: 'So erfahren Sie, was es Neues gibt.' },
    saveFailed: { title: 'Nicht gespeichert', description: 'Ihre Wahl konnte nicht gespeichert werden.' },
  },
  password: 'Passwort',
  currentPassword: 'Bisheriges Passwort',
  newPassword: 'Neues Passwort',
  newPasswordHint: 'Mindestens 10 Zeichen. Überall sonst werden Sie damit abgemeldet.',
  changePassword: 'Passwort ändern',
  passwordChanged: { title: 'Passwort geändert', description: 'Überall sonst sind Sie abgemeldet.' },
  passwordFailed: { title: 'Nicht geändert', description: 'Das Passwort wurde nicht geändert.' },
})
export const mailToYouTexts = texts.mailToYou
