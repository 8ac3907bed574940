import { tabStorage } from '../../../stores/deviceStorage.ts'
import { type DraftEntries, openDrafts } from '../../../ui/drafts/drafts.ts'

/** The drafts survive a reload and a new login, and are lost when the browser tab is closed. */
export const tabDrafts = openDrafts((tabStorage.read('drafts') ?? {}) as Record<string, DraftEntries>)
tabDrafts.forms.subscribe(() => tabStorage.save('drafts', tabDrafts.forms.get()))

export const hasDrafts = () => Object.keys(tabDrafts.forms.get()).length > 0
