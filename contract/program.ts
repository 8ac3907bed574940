import type { ListedMemory } from './memories.ts'
import { lifeDates } from './paragraphs.ts'
import type { Settings } from './settings.ts'
import type { CardSettings } from './timeline.ts'

/** The choices of the family for the show, besides its photographs. */
export interface Program {
  cards: CardSettings
  films: boolean
  asLongAsSongs: boolean
  sideBySide: boolean
}

/** The show as it is without any choice. */
export const plainProgram: Program = {
  cards: { beginning: null, end: '', memories: [] },
  films: false,
  asLongAsSongs: false,
  sideBySide: false,
}

export const programOf = (settings: Settings, memories: readonly ListedMemory[] = []): Program => {
  const hasBeginning = settings.slideshowBeginning === 'on'
  const { name, birthDate, deathDate } = settings
  return {
    cards: {
      beginning: hasBeginning ? { name, dates: lifeDates(birthDate, deathDate) } : null,
      end: hasBeginning ? settings.slideshowEnd.trim() : '',
      memories: settings.slideshowMemories === 'on' ? memories.flatMap(memoryCardOf) : [],
    },
    films: settings.slideshowFilms === 'on',
    asLongAsSongs: settings.slideshowAsLongAsSongs === 'on',
    sideBySide: settings.slideshowSideBySide === 'on',
  }
}

const memoryCardOf = ({ slideshowSentence, name, approved }: ListedMemory) =>
  slideshowSentence && approved ? [{ sentence: slideshowSentence, name }] : []
