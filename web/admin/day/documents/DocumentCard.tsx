import type { ReactNode } from 'react'
import type { BookKind } from '../../../../contract/outputs/book.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import type { WorkOptions } from '../../../../contract/work.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { type FormSettingName, toSettingsFields } from '../../settingsForm/fields.ts'
import { SettingsRows } from '../../settingsForm/SettingsRows.tsx'
import { useSettingsForm } from '../../settingsForm/useSettingsForm.ts'
import { WorkProgress } from '../../work/WorkProgress.tsx'
import { DayCard } from '../DayCard.tsx'
import { documentTexts } from '../texts.ts'
import { useOpensWith } from './useOpensWith.tsx'

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
  const opensWith = useOpensWith()
  const hasCode = kind !== 'book' && kind !== 'thanks'
  const save = async (start: () => void) => {
    if (!form.isChanged || (await form.save()) === null) start()
  }
  return (
    <DayCard name={kind} result={{ kind: 'book', document: kind }}>
      <WorkProgress
        kind="book"
        document={kind}
        options={{ ...defaultOptions, ...options, kind, address, ...(hasCode && { keyId: opensWith.keyId }) }}
        texts={{ ...documentTexts, ...texts }}
        beforeStart={(start) => void save(start)}
      >
        {children}
        <SettingsRows {...form} names={names} saved={saved} sampleFields={settings.sampleFields ?? []} />
        {hasCode && opensWith.field}
      </WorkProgress>
    </DayCard>
  )
}

const defaultOptions = {
  layout: 'fold',
  cardSize: 'large',
  standard: 'ua-1',
  dedication: '',
  without: [],
  withoutMedia: [],
} as const satisfies Partial<WorkOptions<'book'>>
