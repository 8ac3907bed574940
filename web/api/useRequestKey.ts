import { useRef } from 'react'
import { newRequestKey } from './requestKey.ts'

/**
 * Returns a function that makes the request key for a form. The key stays the same as long as the fields do, so that the
 * server stores a retry only once. Changed fields get a new key.
 */
export const useRequestKey = () => {
  const lastRequest = useRef({ fieldsJson: '', key: '' })
  return (fields: object) => {
    const fieldsJson = JSON.stringify(fields)
    if (lastRequest.current.fieldsJson !== fieldsJson)
      lastRequest.current = { fieldsJson, key: newRequestKey() }
    return lastRequest.current.key
  }
}
