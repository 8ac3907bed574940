import { tabStorage } from '../stores/deviceStorage.ts'
import { type Entries, openDrafts } from '../ui/drafts/drafts.ts'

/** Drafts that outlive their forms, a reload and a new login: as long as the browser's tab. */
export const tabDrafts = openDrafts((tabStorage.read('drafts') ?? {}) as Record<string, Entries>)
tabDrafts.forms.subscribe(() => tabStorage.save('drafts', tabDrafts.forms.get()))
