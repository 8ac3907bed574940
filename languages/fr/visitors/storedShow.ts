import type { ShowCounts } from '../../../contract/outputs/offlineShow.ts'
import type { texts as en } from '../../en/visitors/storedShow.ts'
import { locale, plural, sentences } from '../grammar.ts'

export const formatMegabytes = (bytes: number) => {
  const size = Math.max(1, Math.round(bytes / 2 ** 20))
  return size < 1_000
    ? `${size}\u00a0Mo`
    : `${(size / 1_024).toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0Go`
}

/** Formats the day of a moment, in the browser's time zone, such as 'vendredi 4 décembre'. */
export const formatDay = (at: number) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)

const describeCounts = ({ photographs, films, songs }: ShowCounts) =>
  [
    plural(photographs, { one: '# photo', other: '# photos' }),
    films > 0 && plural(films, { one: '# vidéo', other: '# vidéos' }),
    plural(songs, { one: '# morceau', other: '# morceaux' }),
  ]
    .filter(Boolean)
    .join(', ')

const changedTexts = {
  running: 'Le diaporama a changé\u202f; il s’enregistre en ce moment',
  done: 'Le diaporama a changé\u202f; il est enregistré maintenant',
  failed: 'Le diaporama a changé\u202f; il n’a pas pu être enregistré',
}

/** Says what is new, such as '2 nouvelles photos ; elles sont enregistrées maintenant'. */
const describeChange = (newPhotographs: number, storing: 'running' | 'done' | 'failed') => {
  if (newPhotographs === 0) return changedTexts[storing]
  const newTexts = {
    running: {
      one: '# nouvelle photo\u202f; elle s’enregistre en ce moment',
      other: '# nouvelles photos\u202f; elles s’enregistrent en ce moment',
    },
    done: {
      one: '# nouvelle photo\u202f; elle est enregistrée maintenant',
      other: '# nouvelles photos\u202f; elles sont enregistrées maintenant',
    },
    failed: {
      one: '# nouvelle photo\u202f; elle n’a pas pu être enregistrée',
      other: '# nouvelles photos\u202f; elles n’ont pas pu être enregistrées',
    },
  }
  return plural(newPhotographs, newTexts[storing])
}

export const texts = sentences<typeof en>({
  title: 'L’ordinateur de la salle',
  purpose:
    'Enregistre le diaporama sur cet appareil, le fait défiler une fois à grande vitesse, et signale ce qui ne marche pas encore.',
  storing: 'Sans le réseau',
  storingPurpose:
    'Enregistre tout le diaporama sur cet appareil, pour qu’il fonctionne là où il n’y a pas de réseau.',
  prepare: 'Préparer pour la salle',
  again: 'Préparer de nouveau pour la salle',
  remove: 'Retirer de cet appareil',
  stop: 'Arrêter',
  rehearse: 'Lancer un essai',
  needs: (bytes) => `Il faut environ ${formatMegabytes(bytes)}.`,
  enough: (freeBytes) => `Cet appareil a ${formatMegabytes(freeBytes)} de libre, c’est assez.`,
  tooLittle: (freeBytes) =>
    `Cet appareil n’a que ${formatMegabytes(freeBytes)} de libre, ce n’est pas assez. Il faut libérer de la place, ou prendre un autre appareil.`,
  unknownSpace: 'Ce navigateur n’indique pas la place libre.',
  progress: (doneCount, totalCount) =>
    `Enregistrement et vérification\u00a0: ${Math.round((100 * doneCount) / totalCount)}\u00a0%`,
  ready: (counts) => `Prêt\u00a0: ${describeCounts(counts)}`,
  readyHint:
    'Avec ou sans réseau, le diaporama s’ouvre par ce lien dans ce navigateur. Après un changement, préparez-le à nouveau.',
  recalled: {
    today: 'aujourd’hui',
    yesterday: 'hier',
    on: (day) => `le ${day}`,
    asRehearsed: (when) => `Comme lors de l’essai, ${when}`,
    stored: (when) => `Enregistré sur cet appareil ${when}`,
    changedSince: (rehearsed, stored) => `Modifié depuis l’essai (${rehearsed}), et enregistré ${stored}`,
    changed: describeChange,
  },
  shared:
    'Toute personne qui a cet appareil peut alors voir le diaporama sans mot de passe. Mieux vaut le retirer après la cérémonie.',
  apple:
    'Les iPhone et iPad l’effacent quand le diaporama n’a pas été ouvert pendant sept jours. Il reste plus longtemps si vous ajoutez d’abord cette page à l’écran d’accueil, puis l’ouvrez de là pour le préparer. Dans tous les cas, ouvrez-le une fois le jour même.',
  impossible:
    'Ce navigateur ne peut pas enregistrer le diaporama ici\u00a0: les fenêtres privées et les pages dont l’adresse commence par http:// ne le permettent pas. Il faut ouvrir le diaporama à son adresse https://, dans une fenêtre ordinaire.',
  failed: {
    full: 'Il n’y avait pas assez de place sur cet appareil. Après en avoir libéré, appuyez de nouveau sur le bouton\u00a0: ce qui est déjà enregistré n’est pas téléchargé une deuxième fois.',
    network:
      'La connexion s’est coupée avant que tout soit enregistré. Vous pouvez appuyer de nouveau sur le bouton\u00a0: ce qui est déjà enregistré n’est pas téléchargé une deuxième fois.',
    refused:
      'Ce navigateur ne l’a pas permis. Il faut ouvrir le diaporama dans une fenêtre ordinaire, pas dans une fenêtre privée.',
  },
})
