import type { sampleObituary as en } from '../../en/memorial/sampleObituary.ts'
import { sentences } from '../grammar.ts'

const fr = [
  'Yves Kermarrec est mort chez lui le 9 février 2025, la fenêtre ouverte, comme il l’aimait, et les siens autour de lui. Il avait 76 ans.',
  'Il était né le 12 mai 1948 à Douarnenez, dans le Finistère, deuxième des quatre enfants d’un pilote du port et d’une institutrice. De son père, il avait appris à lire le ciel\u202f; de sa mère, à ne jamais laisser une chose à moitié faite. Il étudia le génie civil à Nantes et, pendant trente-quatre ans, il veilla sur des ponts\u00a0: d’abord devant une planche à dessin, plus tard comme l’homme à qui trois départements téléphonaient quand la Loire montait. Un bon pont, disait-il, est un pont que personne ne remarque. Parmi les siens, il pouvait nommer tous ceux que personne n’avait remarqués.',
  'En 1972, il épousa Hélène Adler, rencontrée sur un bac dont tous deux avaient oublié de descendre. Ensemble, ils élevèrent deux filles et un fils, firent pousser plus de tomates qu’il n’en faut à une famille, et eurent cinq chiens, dont chacun devait être le dernier. À la retraite, il se mit aux abeilles. Il donnait son miel dans des pots qu’il étiquetait à la main, et il se rappelait qui l’aimait foncé.',
  'Il était patient avec le bois, avec le temps qu’il fait, avec les enfants et avec tous ceux qui apprenaient quelque chose. Il chantait au dernier rang de la chorale, marchait avant le petit déjeuner en toute saison, et écrivait ses lettres à la plume. Il parlait peu de lui. Il demandait comment vous alliez, puis il attendait la réponse.',
  'Il laisse Hélène, sa femme depuis cinquante-deux ans\u202f; ses enfants Anna (Daniel), Karine et Erwan (Maria)\u202f; ses petits-enfants Jonas, Lili, Sofia et Théo\u202f; sa sœur Annick et son frère Charles\u202f; et Biscuit, le cinquième chien. Ses parents et son frère Joël sont partis avant lui.',
  'Deux moments d’hommage célébreront sa vie. Le premier aura lieu près de chez lui, en Anjou, pour tous ceux qui l’y ont connu, avec du café, des chants et ce que le jardin voudra bien donner. Le second se tiendra en Bretagne, où ses cendres seront confiées à l’océan qu’il allait revoir chaque printemps. Les jours et les lieux seront annoncés sur la page des cérémonies dès qu’ils seront fixés. Venez simplement, avec une histoire à raconter.',
].join('\n\n')

/**
 * The obituary of a new memorial, about the fictional man in the sample. The receptions have neither a date nor an address, because
 * people might go there.
 */
export const sampleObituary = sentences<typeof en>(fr)
