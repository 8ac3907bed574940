import type { texts as en } from '../../en/server/http.ts'
import { formatNumber, sentences } from '../grammar.ts'
import { fieldTexts } from '../memorial/fields.ts'

const smallNumbers = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

export const texts = sentences<typeof en>(({ form, name }) => ({
  error: {
    title: 'Un instant, s’il vous plaît',
    again: 'Réessayer',
    logReference: (id) => `Référence dans le journal du serveur\u00a0: ${id}.`,
  },
  loggedOut: 'Déconnexion réussie',
  feedTitle: (name) => `${name}\u00a0: souvenirs et photos`,
  day: {
    today: 'Aujourd’hui',
    noon: 'midi',
    directions: 'Itinéraire',
    directionsTo: (title) => `Itinéraire\u00a0: ${title}`,
    watch: 'Suivre à distance',
    thanks: 'Merci à tous ceux qui sont venus.',
    quote: (text, name) => `«\u00a0${text}\u00a0» –\u00a0${name}`,
    yearsAgo: (years) =>
      `Il y a ${smallNumbers[years] ?? formatNumber(years)} ${years === 1 ? 'an' : 'ans'} aujourd’hui`,
    born: (year) => `Ce même jour, en ${year}, ${form({ he: 'il', she: 'elle', name })} naissait`,
  },
  unscripted: {
    slideshow: 'Pour le diaporama, il faut JavaScript et un navigateur plus récent.',
    page: 'Pour cette page, il faut JavaScript et un navigateur plus récent.',
    login: 'Pour se connecter, il faut JavaScript et un navigateur plus récent.',
    allPhotographs: 'Voir toutes les photos dans la galerie',
    home: 'Accueil',
  },
  needed: 'Ceci est nécessaire',
  oneOf: (values) => `Il faut l’une de ces valeurs\u00a0: ${values}`,
  atLeast: {
    string: (least) => `Ce texte doit avoir au moins ${formatNumber(least)} caractères`,
    array: (least) => `Cette liste doit avoir au moins ${formatNumber(least)} éléments`,
    number: (least) => `Ce nombre doit être d’au moins ${formatNumber(least)}`,
  },
  atMost: {
    string: fieldTexts.tooLong,
    array: (most) => `Cette liste peut avoir au plus ${formatNumber(most)} éléments`,
    number: (most) => `Ce nombre peut être d’au plus ${formatNumber(most)}`,
  },
  kinds: {
    string: fieldTexts.text,
    boolean: 'Il faut ici true ou false',
    number: 'Il faut ici un nombre',
    int: 'Il faut ici un nombre entier',
    array: 'Il faut ici une liste',
  },
  device: {
    browserOnSystem: (browser, system) => `${browser} sur ${system}`,
    browser: 'Un navigateur',
    systems: {
      iPhone: 'un iPhone',
      iPad: 'un iPad',
      androidPhone: 'un téléphone Android',
      androidTablet: 'une tablette Android',
      windows: 'Windows',
      chromebook: 'un Chromebook',
      mac: 'un Mac',
      linux: 'Linux',
    },
  },
}))
