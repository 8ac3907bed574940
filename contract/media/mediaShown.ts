import type { HiddenTexts, ShownIn } from '../shown.ts'
import type { MediaText } from './media.ts'

export type MediaPlace =
  | 'gallery'
  | 'lightbox'
  | 'preview'
  | 'memory'
  | 'slideshow'
  | 'wall'
  | 'book'
  | 'captions.csv'
  | 'memorial.json'

/** Where people do not see these texts. The film shows what the slideshow shows, and the preview is the dashboard's. */
export const mediaHidden = {
  title: {},
  description: { gallery: 'the photograph opens with it', wall: 'nobody could read it in a hall' },
} as const satisfies HiddenTexts<MediaText, MediaPlace>

export type MediaTextIn<P extends MediaPlace> = ShownIn<typeof mediaHidden, P>
