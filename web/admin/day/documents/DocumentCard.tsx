import type { ReactNode } from 'react'
import type { BookKind } from '../../../../contract/outputs/book.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import type { WorkOptions } from '../../../../contract/work.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { type FormSettingName, toSettingsFields } from '../../settings/form/fields.ts'
import { SettingsRows } from '../../settings/form/SettingsRows.tsx'
import { useSettingsForm } from '../../settings/form/useSettingsForm.ts'
import { WorkProgress } from '../../work/WorkProgress.tsx'
import { DayCard } from '../DayCard.tsx'
import { documentTexts } from '../texts.ts'

interface Props {
  kind: BookKind
  settings: Settings
  /** the settings that the document shows; they are saved before the document is made */
  names?: readonly FormSettingName[]
  options?: Partial<WorkOptions<'book'>>
  texts?: Partial<typeof documentTexts>
  /** the fields for the options */
  children?: ReactNode
}

/** A card that makes a PDF to print. */
export const DocumentCard = ({ kind, settings, names = [], options, texts, children }: Props) => {
  const address = readPublicOrigin(usePageData())
  const saved = toSettingsFields(settings)
  const form = useSettingsForm(saved, names, kind)
  const save = async (start: () => void) => {
    if (!form.isChanged || (await form.save()) === null) start()
  }
  return (
    <DayCard name={kind}>
      <WorkProgress
        kind="book"
        document={kind}
        options={{ ...defaultOptions, ...options, kind, address }}
        texts={{ ...documentTexts, ...texts }}
        beforeStart={(start) => void save(start)}
      >
        {children}
        <SettingsRows {...form} names={names} saved={saved} sampleFields={settings.sampleFields ?? []} />
      </WorkProgress>
    </DayCard>
  )
}

const defaultOptions = {
  layout: 'fold',
  standard: 'ua-1',
  dedication: '',
  without: [],
  withoutMedia: [],
} as const satisfies Partial<WorkOptions<'book'>>
