import { formatLifeDates } from './paragraphs.ts'
import type { CardSettings } from './timeline.ts'

type OnOrOff = 'on' | 'off'
export interface ProgramSettings {
  name: string
  shownDates: { birthDate: string; deathDate: string }
  slideshowBeginning: OnOrOff
  slideshowEnd: string
  slideshowMemories: OnOrOff
  slideshowFilms: OnOrOff
  slideshowAsLongAsSongs: OnOrOff
  slideshowSideBySide: OnOrOff
}
export interface ProgramMemory {
  name: string
  /** the passage of the memory that the family has chosen for the slideshow */
  slideshowSentence?: string | null
  approved: boolean
}

/** The family's choices for the slideshow, apart from the photographs. */
export interface Program {
  cards: CardSettings
  videos: boolean
  asLongAsSongs: boolean
  sideBySide: boolean
}

/** The program of a slideshow that has only photographs. */
export const plainProgram: Program = {
  cards: { beginning: null, end: '', memories: [] },
  videos: false,
  asLongAsSongs: false,
  sideBySide: false,
}

export const buildProgram = (settings: ProgramSettings, memories: readonly ProgramMemory[] = []): Program => {
  const hasBeginning = settings.slideshowBeginning === 'on'
  const { birthDate, deathDate } = settings.shownDates
  return {
    cards: {
      beginning: hasBeginning ? { name: settings.name, dates: formatLifeDates(birthDate, deathDate) } : null,
      end: hasBeginning ? settings.slideshowEnd.trim() : '',
      memories: settings.slideshowMemories === 'on' ? memories.flatMap(toMemoryCards) : [],
    },
    videos: settings.slideshowFilms === 'on',
    asLongAsSongs: settings.slideshowAsLongAsSongs === 'on',
    sideBySide: settings.slideshowSideBySide === 'on',
  }
}

const toMemoryCards = ({ slideshowSentence, name, approved }: ProgramMemory) =>
  slideshowSentence && approved ? [{ sentence: slideshowSentence, name }] : []
