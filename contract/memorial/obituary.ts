import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { limits } from '../limits.ts'
import { pictureShape } from '../media/pictureShape.ts'
import type { HiddenTexts, ShownIn } from '../shown.ts'
import { changedImagePath, requiredText } from '../text.ts'

/** The text that a family writes about a life; null until an administrator has saved an obituary. */
const obituaryText = z.object({ content: z.string().nullable() })
type ObituaryText = z.infer<typeof obituaryText>

export type ObituaryPlace = 'page' | 'book' | 'memorial.json'

/** Where people do not see this text. The order of service prints the beginning of what the book prints. */
export const obituaryHidden = { content: {} } as const satisfies HiddenTexts<ObituaryText, ObituaryPlace>

export type ObituaryTextIn<P extends ObituaryPlace> = ShownIn<typeof obituaryHidden, P>

/**
 * `content` is null until an administrator has saved an obituary. Until then, the page shows a built-in one.
 */
export const obituary = z.object({
  ...obituaryText.shape,
  imagePath: z.string().nullable(),
  /** the size of the picture; present only if the picture is one of the memorial's photographs */
  imageShape: pictureShape.optional(),
  /** the value of `lang` for each paragraph, null for the page's; present only if one is in another language, or in an unknown one */
  paragraphLangs: z.array(z.string().nullable()).optional(),
  /** the text to show if the family has saved a name but no obituary */
  neutralText: z.string().optional(),
})
export type Obituary = z.infer<typeof obituary>

export const readObituaryEndpoint = endpoint('GET /api/obituary', {
  name: 'readObituary',
  summary: 'The obituary',
  who: 'everyone',
  response: obituary,
  reads: ['obituary', 'media', 'settings', 'services'],
})

export const saveObituaryEndpoint = endpoint('PUT /api/obituary', {
  name: 'saveObituary',
  summary: 'Replace the obituary',
  who: 'administrator',
  body: z.object({
    ...({ content: requiredText(limits.obituary, sayField('obituary')) } satisfies Record<
      keyof ObituaryText,
      z.ZodType
    >),
    imagePath: changedImagePath,
    base: obituary.partial().optional(),
  }),
  response: obituary,
  changes: ['obituary'],
})

export const deleteObituaryEndpoint = endpoint('DELETE /api/obituary', {
  name: 'deleteObituary',
  summary: 'Delete the obituary for good: the page shows the built-in one again',
  who: 'administrator',
  /** if the text is no longer this one, nothing is deleted, and the response is a conflict */
  body: z.object({ content: z.string() }).nullish(),
  changes: ['deleted', 'obituary'],
})
