import { isSharedDevice } from '../../stores/deviceStorage.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { linkTexts as texts } from '../../../languages/en/visitors/memories.ts'
import { forgetKey, keepKey, useOwnKeys } from './ownKeys.ts'

/** A box with which a writer keeps the memory's key on the device, or removes it again. A shared device offers none. */
export const OwnPhoneBox = ({ writerKey }: { writerKey: string }) => {
  const isKept = useOwnKeys().includes(writerKey)
  if (isSharedDevice) return null
  return (
    <Checkbox
      className="own-phone"
      label={texts.ownPhone}
      checked={isKept}
      onChange={(isChecked) => (isChecked ? keepKey(writerKey) : forgetKey(writerKey))}
    />
  )
}
