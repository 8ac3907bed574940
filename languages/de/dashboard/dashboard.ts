import type { texts as en } from '../../en/dashboard/dashboard.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  noCookies:
    'Dieser Browser behält keine Cookies, deshalb kann niemand angemeldet bleiben. Bitte erlauben Sie Cookies für diese Seite in den Einstellungen des Browsers oder nehmen Sie einen anderen Browser.',
  login: {
    title: 'Anmeldung',
    username: 'Name',
    password: 'Passwort',
    signIn: 'Anmelden',
    signingIn: 'Die Anmeldung läuft …',
    failed: 'Nicht angemeldet',
    needBoth: 'Bitte geben Sie Namen und Passwort ein',
    wrong: 'Name oder Passwort stimmt nicht',
    forgotten:
      'Vergessen? Wer alle Rechte hat, kann Ihnen eine neue Einladung schicken, und die Person, die den Server betreut, kann ein neues Passwort setzen.',
    noAnswer: 'Es kam keine Antwort. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    success: 'Angemeldet',
    successful: 'Sie sind angemeldet',
  },
  invitation: {
    title: 'Einladung',
    loading: 'Die Einladung wird geprüft …',
    failed: 'Die Einladung ließ sich gerade nicht prüfen.',
    used: 'Diese Einladung wurde schon benutzt. Wenn Sie das waren, melden Sie sich bitte mit dem Namen und dem Passwort an, die Sie gewählt haben.',
    incomplete:
      'Dieser Link ist nicht vollständig: Das Ende fehlt. Manche Mailprogramme schneiden es ab. Bitte kopieren Sie den ganzen Link in die Adresszeile des Browsers oder lassen Sie ihn sich von der Person, die Sie eingeladen hat, noch einmal schicken.',
    over: 'Diese Einladung gilt nicht mehr: Jede lässt sich nur einmal benutzen, innerhalb von drei Tagen. Bitte lassen Sie sich eine neue geben.',
    ways: { '/admin/login': 'Anmelden', '/': 'Zur Gedenkseite' },
    invited: (name) => `Sie sind eingeladen, bei der Gedenkseite für ${name} mitzuhelfen.`,
    asHelper:
      'Wenn Sie mithelfen, können Sie Fotos hinzufügen, Titel und Beschreibungen schreiben, entscheiden, welche Erinnerungen zu sehen sind, und auf sie antworten.',
    asAdministrator: 'Sie haben hier alle Rechte.',
    username: 'Ihr Name',
    usernameHint: 'Mit diesem Namen melden Sie sich an; die anderen sehen ihn auch.',
    passwordHint: 'Mindestens 10 Zeichen.',
    join: 'Einladung annehmen',
    joinFailed: 'Das hat nicht geklappt',
    welcome: (name) => `Willkommen, ${name}`,
  },
  dashboard: {
    title: 'Verwaltung',
    checking: 'Die Anmeldung wird geprüft …',
    loading: 'Die Verwaltung wird geladen …',
    logout: 'Abmelden',
    logoutFailed: 'Sie sind noch angemeldet. Bitte versuchen Sie es noch einmal.',
    sections: 'Bereiche der Verwaltung',
    tabs: {
      media: 'Fotos',
      music: 'Musik',
      services: 'Termine',
      obituary: 'Nachruf',
      memories: 'Erinnerungen',
      deleted: 'Zuletzt gelöscht',
      day: 'Für die Trauerfeier',
      settings: 'Einstellungen',
      login: 'Ihr Konto',
    },
    waiting: (count) =>
      plural(count, { one: '# Erinnerung wartet auf Sie', other: '# Erinnerungen warten auf Sie' }),
    sent: (count) =>
      plural(count, {
        one: '# Aufnahme von einem Gast wartet auf Sie',
        other: '# Aufnahmen von Gästen warten auf Sie',
      }),
    answers: (count) =>
      `Besucher haben zu ${plural(count, { one: '# Foto', other: '# Fotos' })} etwas gesagt`,
    visit: 'Ansehen',
    unreachable: 'Die Gedenkseite war nicht zu erreichen.',
    backupOverdue: (day) =>
      `Die letzte Sicherung dieser Gedenkseite ist vom ${day}, das ist zu lange her. Bitte fragen Sie die Person, die den Server betreut, ob der Datenträger für die Sicherungen angeschlossen ist und Platz hat.`,
    broken: 'Dieser Teil konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
    reload: 'Neu laden',
  },
})
export const { dashboard: dashboardTexts, invitation: invitationTexts, login: loginTexts } = texts
