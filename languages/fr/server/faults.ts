import type { faults as en } from '../../en/server/faults.ts'
import { sentences } from '../grammar.ts'

/** The faults that a file can have. Each has two texts for people: what is wrong, and what to do. */
export const faults = sentences<typeof en>({
  missing: {
    what: 'Son fichier d’origine manque',
    todo: 'Recopier le fichier depuis une sauvegarde qui l’a encore.',
  },
  changed: {
    what: 'Son fichier d’origine n’est plus ce qui a été envoyé\u00a0: le disque l’a modifié ou tronqué',
    todo: 'Recopier le fichier depuis une sauvegarde qui l’a encore, et vérifier l’état du disque.',
  },
  unreadable: {
    what: 'Son fichier d’origine ne peut pas être lu sur le disque',
    todo: 'Recopier le fichier depuis une sauvegarde qui l’a encore, et remplacer bientôt le disque.',
  },
  pictures: {
    what: 'Les images montrées aux visiteurs manquent et ne peuvent pas être refaites à partir de l’original',
    todo: 'Télécharger l’original, vérifier qu’il s’ouvre, et l’envoyer à nouveau.',
  },
  unknown: {
    what: 'Rien dans la base de données ne se rapporte à ce fichier',
    todo: 'Une base de données plus ancienne a-t-elle été remise en place\u202f? Il faut alors remettre celle qui va avec les fichiers. Si vous savez que ce fichier ne sert pas, retirez son dossier.',
  },
})
