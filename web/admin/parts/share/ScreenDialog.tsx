import { useState } from 'react'
import { SECONDS_PER_SLIDE } from '../../../../domain/timeline.ts'
import type { AccessKey } from '../../../../contract/people/access.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { useShowLength } from '../../../show/rehearsal/useShowLength.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { findKeyFor } from './findKeyFor.ts'
import { KeyField } from './KeyField.tsx'
import { MakeKeyButton } from './MakeKeyButton.tsx'
import { ReachNote } from './ReachNote.tsx'
import { SharedLink } from './SharedLink.tsx'
import { type ScreenChoices, buildScreenPath } from './buildScreenPath.ts'
import { texts } from './texts.ts'

const initialChoices: ScreenChoices = {
  fullscreen: true,
  music: true,
  captions: true,
  random: false,
  duration: SECONDS_PER_SLIDE,
}

const durations = Object.fromEntries(
  [3, 4, 5, 6, 8, 10, 12, 15, 20, 30].map((seconds) => [seconds, String(seconds)]),
)

interface Props {
  /** whether visitors need the family's password or an access key */
  isClosed: boolean
  keys: readonly AccessKey[]
  onClose: () => void
}

/** A dialog that makes a slideshow link for the computer that shows the slideshow at a service. */
export const ScreenDialog = ({ isClosed, keys, onClose }: Props) => {
  const [choices, setChoices] = useState(initialChoices)
  const [chosenKey, setChosenKey] = useState('')
  const ownKey = findKeyFor(keys, texts.keyName)
  const key = (keys.find(({ key }) => key === chosenKey) ?? ownKey)?.key
  const length = useShowLength(choices.duration)
  const link = readPublicOrigin(usePageData()) + buildScreenPath(choices, key)
  return (
    <Dialog
      hasCloseInFooter
      className="screen-link"
      title={texts.screen}
      description={texts.screenPurpose}
      onClose={onClose}
    >
      {(Object.keys(texts.choices) as (keyof typeof texts.choices)[]).map((name) => (
        <Switch
          key={name}
          label={texts.choices[name]}
          checked={choices[name]}
          onChange={(isOn) => setChoices({ ...choices, [name]: isOn })}
        />
      ))}
      <SelectField
        label={texts.duration}
        value={String(choices.duration)}
        options={durations}
        onChange={(seconds) => setChoices({ ...choices, duration: Number(seconds) })}
      />
      {length && (
        <p className="hint">{texts.showLength(length.photographs, length.videos, length.seconds)}</p>
      )}
      {keys.length > 0 && (
        <KeyField
          keys={keys}
          value={key ?? ''}
          onChange={setChosenKey}
          unchosen={ownKey ? undefined : texts.noKeyChosen}
        />
      )}
      {isClosed && !ownKey && (
        <MakeKeyButton
          name={texts.keyName}
          purpose={texts.screenNeedsKey}
          onMade={(made) => setChosenKey(made.key)}
        />
      )}
      {(!isClosed || key) && (
        <>
          <ReachNote link={link} />
          <div className="share-link">
            <SharedLink key={link} href={link} texts={texts.link} />
          </div>
        </>
      )}
    </Dialog>
  )
}
