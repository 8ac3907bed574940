import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/settings.ts'
import { formatNumber, locale, ofName, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  deviceLanguage: 'Langue sur cet appareil',
  deviceLanguageHint: 'Pour ce tableau de bord et les pages. Les autres choisissent la leur.',
  title: 'Réglages',
  loading: 'Chargement des réglages…',
  failed:
    'Les réglages ne peuvent pas s’afficher pour le moment. Ce que vous avez écrit ici n’est pas perdu.',
  tabs: { about: 'À son sujet', visitors: 'Visiteurs', safety: 'En lieu sûr' },
  legends: {
    person: 'Nom, dates et portrait',
    donation: 'Plutôt que des fleurs',
    working: 'Cérémonies et souvenirs',
    deleting: 'Suppression',
  },
  save: 'Enregistrer',
  unsaved: 'Pas encore enregistré.',
  saved: { title: 'Modifications enregistrées', description: 'Elles s’appliquent dès maintenant.' },
  restore: 'Remettre l’exemple',
  restoreQuestion: {
    title: 'Remettre l’exemple\u202f?',
    description:
      'Le nom, les dates, la phrase d’hommage, le portrait et les mots sur les dons redeviendront ceux de l’exemple. Votre version sera perdue.',
    confirm: 'Supprimer ma version',
  },
  safekeeping: 'Tout est-il bien gardé\u202f?',
  readingSafekeeping: {
    loading: 'Vérification que tout est là…',
  },
  stored: (counts, checkedOn) =>
    checkedOn ? `${counts}, tout vérifié le ${checkedOn}.` : 'Rien n’a encore été envoyé.',
  faulty: (counts, faultCount, listedCount) => {
    const start = counts && `${counts}. `
    const sentence = plural(faultCount, {
      one: '# fichier demande votre attention',
      other: '# fichiers demandent votre attention',
    })
    const isWholeList = listedCount === faultCount
    return `${start}${sentence}${isWholeList ? '' : `\u202f; la liste des ${formatNumber(listedCount)} premiers est en haut du tableau de bord`}.`
  },
  photographs: (count) => plural(count, { one: '# photo', other: '# photos' }),
  videos: (count) => plural(count, { one: '# vidéo', other: '# vidéos' }),
  songs: (count) => plural(count, { one: '# morceau', other: '# morceaux' }),
  list: (counts) => new Intl.ListFormat(locale).format(counts),
  lastBackup: (day) => `Dernière sauvegarde\u00a0: ${day}.`,
  noBackup: 'Pas encore de sauvegarde. La personne qui gère le serveur peut en créer une.',
  noBackupYet: 'Pas encore de sauvegarde.',
  backup: {
    start: 'Créer une sauvegarde',
    ready: 'La sauvegarde est prête. Elle est avec les autres sauvegardes.',
    canceled: 'Aucune sauvegarde n’a été créée.',
  },
  free: 'Ce site fonctionne avec un logiciel libre.',
  source: 'Code source',
  yourLogin: 'Votre compte',
  loggedInAs: (name) => endSentence(`Vous utilisez le compte ${ofName(name)}`),
  mailToYou: {
    title: 'E-mails pour vous',
    displayName: 'Comment les autres vous appellent',
    displayNameHint: 'Les e-mails pour vous commencent par ce nom, et vos invitations en sont signées.',
    email: 'Votre adresse e-mail',
    mailFrequency: 'M’écrire quand il y a du nouveau',
    choices: {
      none: { label: 'Jamais' },
      daily: {
        label: 'Une fois par jour',
        hint: 'Un e-mail, le matin, résume ce qui est arrivé\u202f; il n’y en a pas si rien n’est arrivé.',
      },
      'at-once': {
        label: 'Aussitôt',
        hint: 'Dix minutes après l’arrivée d’un souvenir ou de photos envoyées par des visiteurs, vous recevez un seul e-mail sur tout ce qui est arrivé\u202f; les autres nouvelles suivent le matin.',
      },
    },
    hint: 'Ils ne vont qu’à vous. Les responsables reçoivent aussi un e-mail quand un fichier est abîmé ou que des sauvegardes manquent.',
    save: 'Enregistrer',
    saved: {
      title: 'Modifications enregistrées',
      description: 'C’est ainsi que vous saurez ce qu’il y a de nouveau.',
    },
    saveFailed: {
      title: 'Enregistrement impossible',
      description: 'Votre choix n’a pas pu être enregistré. Vous pouvez réessayer.',
    },
  },
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Au moins 10 caractères. Vos autres appareils seront déconnectés.',
  changePassword: 'Changer le mot de passe',
  passwordChanged: { title: 'Mot de passe changé', description: 'Vos autres appareils sont déconnectés.' },
  passwordFailed: {
    title: 'Enregistrement impossible',
    description: 'Le mot de passe n’a pas pu être changé. Vous pouvez réessayer.',
  },
})
export const mailToYouTexts = texts.mailToYou
