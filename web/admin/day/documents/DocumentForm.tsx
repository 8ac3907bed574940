import type { ReactNode } from 'react'
import type { SettingName } from '../../../../contract/memorial/selectSettings.ts'
import { type BookKind, documents, listOptions } from '../../../../contract/outputs/book.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import type { WorkOptions } from '../../../../contract/work.ts'
import { reachOf } from '../../../../domain/privateAddress.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { joinReads, type ReadResult, useRead } from '../../../api/useRead.ts'
import { SettingsRows } from '../../parts/settingsForm/SettingsRows.tsx'
import { findKeyFor } from '../../parts/share/findKeyFor.ts'
import { WorkProgress } from '../../parts/work/WorkProgress.tsx'
import { useCard } from '../DayCard.tsx'
import { documentTexts, opensWithTexts } from '../../../../languages/en/dashboard/day.ts'
import { useDaySettings } from '../useDaySettings.ts'
import { WorkRow } from '../WorkRow.tsx'
import type { AccessKey } from '../../../../contract/people/access.ts'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { CardLabel } from '../../parts/cards/CardLabel.tsx'
import { MakeKeyButton } from '../../parts/share/MakeKeyButton.tsx'

type Options = WorkOptions<'book'>

interface Props {
  kind: BookKind
  settings: Settings
  /** the settings that the document shows; those that were not saved are saved before the document is made */
  names?: readonly SettingName[]
  /** the lists that the options are chosen from; the document cannot be made before they have loaded */
  choices?: readonly ReadResult<unknown>[]
  correct?: (options: Options) => Options
  /** makes what the document needs; resolves to whether it is there then */
  prepare?: () => Promise<boolean>
  texts?: Partial<typeof documentTexts>
  children?: RenderOptions
}

export type RenderOptions = (options: Options, change: (part: Partial<Options>) => void) => ReactNode

export const DocumentForm = ({
  kind,
  settings,
  names = [],
  choices = [],
  correct = (options) => options,
  prepare = () => Promise.resolve(true),
  texts,
  children,
}: Props) => {
  const address = readPublicOrigin(usePageData())
  const form = useDaySettings(settings, names, kind)
  const { hasCode } = documents[kind]
  const access = useRead('GET /api/access', { enabled: hasCode })
  const keys = access.data?.audience === 'password' ? access.data.keys : []
  const asksWhatOpens =
    listOptions(kind).includes('keyId') &&
    access.data?.audience === 'password' &&
    reachOf(address) === 'everyone'
  const { setOpen } = useCard()
  return (
    <WorkProgress
      kind="book"
      document={kind}
      defaults={defaultOptions}
      proposal={{ keyId: findKeyFor(keys, 'codes')?.id }}
      correct={({ keyId, ...options }) =>
        correct({
          ...options,
          kind,
          address,
          // the paper is the family's
          paper: undefined,
          keyId: keys.find(({ id }) => id === keyId)?.id,
        })
      }
      choices={joinReads(hasCode ? [access, ...choices] : choices)}
      Layout={WorkRow}
      texts={{ ...documentTexts, ...texts }}
      // a field says why its setting was not saved
      beforeStart={(start) =>
        void form
          .saveChanges()
          .then((isSaved) => isSaved && prepare())
          .then((isReady) => (isReady ? start() : setOpen(true)))
      }
    >
      {(options, change) =>
        (children || names.length > 0 || asksWhatOpens) && (
          <>
            {children?.(options, change)}
            <SettingsRows {...form} />
            {form.isChanged && <p>{documentTexts.unsaved}</p>}
            {asksWhatOpens && (
              <OpensWith keys={keys} value={options.keyId} onChange={(keyId) => change({ keyId })} />
            )}
          </>
        )
      }
    </WorkProgress>
  )
}

const defaultOptions = {
  kind: 'book',
  layout: 'fold',
  cardSize: 'large',
  standard: 'ua-1',
  dedication: '',
  without: [],
  withoutMedia: [],
} satisfies Options

interface OpensWithProps {
  keys: readonly AccessKey[]
  /** the id of the chosen access key; undefined if guests type the family's password */
  value: string | undefined
  onChange: (keyId: string | undefined) => void
}

/** A field for what the codes of a document open a closed memorial with: an access key, or the family's password. */
const OpensWith = ({ keys, value, onChange }: OpensWithProps) => (
  <>
    <SelectField
      label={<CardLabel>{opensWithTexts.label}</CardLabel>}
      hint={value ? opensWithTexts.opensAlone : opensWithTexts.asksForPassword}
      value={value ?? ''}
      options={{
        '': opensWithTexts.withPassword,
        ...Object.fromEntries(keys.map(({ id, name }) => [id, name])),
      }}
      onChange={(id) => onChange(id || undefined)}
    />
    {!findKeyFor(keys, 'codes') && (
      <MakeKeyButton
        name={opensWithTexts.keyName}
        place="codes"
        purpose={opensWithTexts.makePurpose}
        onMade={({ id }) => onChange(id)}
      />
    )}
  </>
)
