import { listBuiltIn, listNeutral } from '../../../contract/memorial/builtin.ts'
import { settingTexts } from '../../../languages/en/memorial/settings.ts'

/** The values of a new memorial in English, and those once a name is saved. */
export const builtin = listBuiltIn(settingTexts)
export const neutralSettings = listNeutral(settingTexts)
