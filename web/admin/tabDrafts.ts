import { tabStorage } from '../stores/deviceStorage.ts'
import { type DraftEntries, openDrafts } from '../ui/drafts/drafts.ts'

/** Drafts that survive a reload and a new login; they last as long as the browser tab. */
export const tabDrafts = openDrafts((tabStorage.read('drafts') ?? {}) as Record<string, DraftEntries>)
tabDrafts.forms.subscribe(() => tabStorage.save('drafts', tabDrafts.forms.get()))
