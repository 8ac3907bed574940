import type { fieldTexts as en } from '../../en/memorial/fields.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const fieldTexts = sentences<typeof en>({
  text: 'Il faut ici du texte',
  tooLong: (maxLength) => `Ce texte ne peut pas dépasser ${formatNumber(maxLength)} caractères`,
  tooManyLines: (maxLines, count) =>
    `Il y a de la place pour ${formatNumber(maxLines)} lignes\u202f; ce texte en a ${formatNumber(count)}.`,
  lineTooLong: (line, excess, beginning) =>
    `La ligne ${line} a ${plural(excess, { one: '# lettre', other: '# lettres' })} de trop\u00a0: «\u00a0${beginning}…\u00a0».`,
  tooManyNames: (maxNames) => `Une photo peut avoir ${formatNumber(maxNames)} noms au plus`,
  unstorable: 'Ce texte contient un caractère qui ne peut pas être enregistré',
  email: 'Ce n’est pas une adresse e-mail',
  emailNeeded: 'Il manque une adresse e-mail',
  localPath: 'Ce champ doit être vide ou commencer par /',
  webAddress: 'Il faut un lien qui commence par https:// ou http://',
  name: 'Il manque un nom',
  hisName: 'Il manque son nom',
  sampleName: 'C’est le nom de l’exemple. Merci d’écrire le sien.',
  sampleText: 'Ces mots parlent de l’homme de l’exemple. Merci d’écrire les vôtres.',
  sampleDate:
    'Cette date est celle de l’homme de l’exemple. Si c’est aussi la sienne, enregistrez-la en même temps que son nom.',
  title: 'Il manque un titre',
  date: 'Il manque une date, ou «\u00a0à\u00a0préciser\u00a0» si elle n’est pas encore connue',
  time: 'Il manque une heure, ou «\u00a0à\u00a0préciser\u00a0» si elle n’est pas encore connue',
  edtf: 'Une date s’écrit comme 1958, 1958-06 ou 1958-06-01',
  location: 'Il manque un lieu, ou «\u00a0à\u00a0préciser\u00a0» s’il n’est pas encore connu',
  obituary: 'Le récit de sa vie est encore vide',
  login: 'Il manque le nom ou le mot de passe',
  familyPasswordMissing: 'Il manque le mot de passe',
  wrongPassword: 'Ce n’est pas le mot de passe actuel',
  timezone:
    'Aucun fuseau horaire ne porte ce nom. Il faut une région et une grande ville, comme Europe/Paris ou America/Montreal.',
  nameTaken: 'Quelqu’un ici porte déjà ce nom',
  unusable: 'Ceci ne convient pas',
  slideshowSentence: 'Ces mots ne sont pas dans le souvenir\u202f; il faut y choisir une phrase',
  currentPassword: 'Il manque le mot de passe actuel',
  newPassword: 'Il faut un mot de passe d’au moins 10 caractères',
  familyPassword: 'Il faut un mot de passe d’au moins 8 caractères',
  purpose: 'Merci d’indiquer à quoi il sert',
  invitationKey: 'Il faut la clé d’une invitation',
  crop: 'Ce n’est pas une partie de l’image',
  writerKey: 'Il faut la clé d’un lien personnel',
  answer: 'Merci d’indiquer qui est sur la photo, la date ou le lieu',
})
