import type { PutBackNote } from '../../../contract/media/deleted.ts'
import type { texts as en } from '../../en/dashboard/parts.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const notes = {
  memory_deleted:
    'Le souvenir où elle se trouvait est supprimé, lui aussi\u00a0: si vous le remettez, la photo y sera de nouveau.',
  memory_gone:
    'Le souvenir où elle se trouvait est effacé pour toujours\u00a0: les visiteurs ne voient donc pas cette photo.',
  photos_deleted:
    'Certaines de ses photos sont supprimées, elles aussi\u00a0: si vous les remettez, elles y seront de nouveau.',
  photos_gone: 'Certaines de ses photos sont effacées pour toujours.',
  picture_deleted:
    'Son image est supprimée, elle aussi\u00a0: si vous la remettez, elle sera de nouveau montrée ici.',
  picture_gone: 'Son image est effacée pour toujours.',
  obituary_replaced: 'Le récit écrit entre-temps est maintenant dans cette liste.',
  obituary_stays:
    'Le récit reste dans «\u00a0Éléments supprimés\u00a0», parce que les visiteurs en voient un autre. Pour échanger les deux, remettez-le seul.',
} satisfies Record<PutBackNote, string>

const whereItWas = (count: number) =>
  count === 1 ? 'Tout est revenu à sa place.' : `Tout est revenu à sa place (${formatNumber(count)}).`

const backOf = (count: number, total: number) => {
  const part = `# sur ${formatNumber(total)}`
  return plural(count, { one: `${part} est à sa place.`, other: `${part} sont à leur place.` })
}

const sayGone = (count: number) =>
  plural(count, {
    one: 'L’autre a été effacé pour toujours entre-temps.',
    other: 'Les autres ont été effacés pour toujours entre-temps.',
  })

export const texts = sentences<typeof en>({
  samples: {
    areSample: 'Ces mots sont un exemple.',
    sampleMark: 'Encore nos mots, pas les vôtres.',
    parts: {
      donation: 'sur les dons',
      obituary: 'récit de sa vie',
    },
    confirm: 'Garder ces mots',
    inParentheses: (textName) => `(${textName})`,
    question: {
      title: 'Garder ces mots\u202f?',
      description:
        'Ils compteront alors comme les vôtres, et resteront tels quels jusqu’à ce que vous les modifiiez.',
      confirm: 'Les garder',
    },
    saved: { title: 'Modifications enregistrées', description: 'Ces mots sont maintenant les vôtres.' },
    undone: { title: 'Modifications enregistrées', description: 'Ces mots sont de nouveau un exemple.' },
    undoFailed: {
      title: 'Enregistrement impossible',
      description: 'Rien n’a été modifié. Vous pouvez recharger la page pour revoir ces mots.',
    },
    confirmFailed: {
      title: 'Enregistrement impossible',
      description: 'Ces mots n’ont pas pu être gardés. Vous pouvez réessayer.',
    },
  },
  showPassword: 'Montrer le mot de passe',
  suggestion: (text) => `L’écrire ainsi\u00a0: ${text}\u202f?`,
  whichDate: 'Quelle est la bonne date\u202f?',
  dateNotRead: 'Cette date ne peut pas être lue. Elle s’écrit comme 18 mars 2025.',
  dateToCome: 'Ce jour est encore à venir.',
  dateAfterDeath: 'C’est après le jour de son décès.',
  monthTooShort: (month, days) => `Il n’y a que ${days} jours en ${month}.`,
  qrCode: {
    code: 'Le lien en code QR',
    save: 'Enregistrer le code',
    fileName: 'Code QR',
  },
  deletion: {
    question: { title: 'Confirmer la suppression\u202f?', confirm: 'Supprimer' },
    forGood: (itemPhrase) =>
      `Vous allez supprimer ${itemPhrase} pour toujours. On ne peut pas revenir en arrière.`,
    /** `putBackBy` is 'vous pourrez' or 'une personne responsable pourra'; the sentence needs no pronoun for what is deleted */
    forAWhile: (itemPhrase, _count, putBackBy) =>
      `Vous allez supprimer ${itemPhrase}. Les visiteurs n’y auront plus accès. Pendant 30 jours, ${putBackBy} tout remettre depuis «\u00a0Éléments supprimés\u00a0»\u202f; ensuite, tout sera effacé pour toujours.`,
    you: 'vous pourrez',
    administrator: 'une personne responsable pourra',
    keep: 'Garder 30 jours ce qui est supprimé',
    keepHint: 'Désormais, tout ce qui est supprimé ici peut être remis.',
    keepFailed: {
      title: 'Suppression impossible',
      description:
        'Rien n’a été supprimé, parce que «\u00a0Garder 30 jours ce qui est supprimé\u00a0» n’a pas pu être activé. Vous pouvez réessayer.',
    },
  },
  putBack: {
    done: ({ putBack, gone, notes: noteNames }) => {
      const said = [
        ...(gone.length > 0
          ? [`${backOf(putBack.length, putBack.length + gone.length)} ${sayGone(gone.length)}`]
          : []),
        ...noteNames.map((noteName) => notes[noteName]),
      ]
      return {
        title: putBack.length > 0 ? 'Remis en place' : 'Non remis en place',
        description: said.length > 0 ? said.join(' ') : whereItWas(putBack.length),
        ...(said.length > 0 && { duration: 12_000 }),
      }
    },
    failed: {
      title: 'Non remis en place',
      description:
        'Rien n’a été remis. C’est encore dans «\u00a0Éléments supprimés\u00a0»\u00a0: vous pouvez y réessayer.',
    },
    failedForHelper: {
      title: 'Non remis en place',
      description:
        'Rien n’a été remis. Rien n’est perdu\u00a0: une personne responsable peut tout remettre pendant 30 jours.',
    },
    notHere: {
      title: 'Non remis en place',
      description: 'Ce n’est plus dans «\u00a0Éléments supprimés\u00a0»\u00a0: c’est effacé pour toujours.',
    },
  },
  selection: {
    chosen: (count) => plural(count, { one: '# choisi', other: '# choisis' }),
    all: 'Tout choisir',
    none: 'Ne rien choisir',
  },
  picture: {
    choose: 'Choisir une image',
    fromGallery: 'Dans la galerie',
    gallery: {
      loading: 'Chargement des photos…',
      failed: 'Les photos n’ont pas pu être chargées pour le moment. Vous pouvez réessayer.',
      empty: 'Il n’y a pas encore de photo dans la galerie.',
    },
    upload: 'Envoyer une image',
    uploading: 'Envoi de l’image',
    stillSending: 'L’image est encore en cours d’envoi.',
    stillOpening: 'L’image est encore en train de s’ouvrir.',
    crop: 'Recadrer',
    cropFailed: {
      title: 'Non recadrée',
      description: 'L’image n’a pas pu être ouverte. Elle n’est pas perdue\u00a0: vous pouvez réessayer.',
    },
    remove: 'Retirer l’image',
    chosen: 'L’image choisie',
    tooLarge: (file) =>
      `Le fichier «\u00a0${file}\u00a0» dépasse 100\u00a0Mo. Merci d’en choisir un plus petit.`,
    failed: 'Envoi impossible',
    failure: 'Les fichiers n’ont pas pu être envoyés. Vous pouvez réessayer.',
  },
})
export const {
  deletion: deletionTexts,
  picture: pictureTexts,
  putBack: putBackTexts,
  qrCode: qrCodeTexts,
  samples: sampleTexts,
  selection: selectionTexts,
} = texts
