import type { Edtf } from '../../../domain/calendar/edtf.ts'

/** SHA-256 of a request's Idempotency-Key, followed in `media` by a space and the file's index; null: the request had none */
export type RequestKeyHash = string | null

/** The photographs and videos. */
export interface MediaTable {
  id: string
  /** null: nobody has given the item a title */
  title: string | null
  description: string | null
  kind: 'image' | 'video'
  /** the name of the folder of its files under private/: its own id, or the id of another item whose file it has taken */
  folder: string
  /** one of the formats in server/codecs, such as 'heic' */
  format: string
  original_name: string
  file_size: number
  sha256: string
  width: number | null
  height: number | null
  placeholder: string | null
  /** the point that stays visible when the picture is cropped, as JSON; null: the middle */
  focal_point: string | null
  /** adjustments such as a rotation or a crop, as JSON; null: none. `width` and `height` are those of the adjusted picture */
  adjustment: string | null
  animated: 0 | 1
  /** the number of pages in the file; only one page is shown. Null: the file has one page */
  pages: number | null
  duration: number | null
  /** when the photograph or video was taken, according to its file, an import or a person */
  taken_at: Edtf | null
  has_poster: 0 | 1
  /**
   * 'damaged': the file is shown as far as it can be decoded; 'not_playable': no playable copy of the video could be made, so
   * only its original is stored; 'silent': the playable copy lacks the video's sound, which ffmpeg cannot decode
   */
  problem: 'damaged' | 'not_playable' | 'silent' | null
  /** the name of the file that visitors see, such as photo.jpg or video.mp4; 'original' if no other file could be made */
  shown_name: string
  /**
   * 1: the item is meant for the gallery and the slideshow; 0: it was uploaded as the portrait, or for the obituary or a service
   */
  listed: 0 | 1
  /** 1: sent by a visitor */
  is_memory: 0 | 1
  memory_author: string | null
  /**
   * the state of a visitor's photo; null for all other items. 'waiting': the photo waits for the visitor's memory, and is removed
   * if no memory attaches it. 'attached': a memory shows the photo. 'retained': an administrator has attached or detached the
   * photo. 'sent': a guest sent the photo or video by the link, and the family has not decided about it yet; it is not listed
   */
  visitor_photo: 'waiting' | 'attached' | 'retained' | 'sent' | null
  /** keyed hash of the network from which a waiting or sent photo came; null for all other items */
  sender: string | null
  /** the guest who sent the item by the link, also after the family has taken it; see the table of senders */
  sender_id: string | null
  /**
   * the perceptual hash of the photograph as it was sent; null: it has not been computed yet, or the item is a video; empty: the
   * picture cannot be decoded, or shows too little to be compared
   */
  picture_hash: string | null
  /**
   * the SHA-256 of other files that look the same, as JSON: those that were there when the photograph was compared. Null: it has not been
   * compared yet
   */
  same_as: string | null
  position: number
  /** 1: the slideshow shows the item, unless it is hidden */
  in_slideshow: 0 | 1
  /**
   * 1: a visitor sent the photograph, or a memory was approved with it, after the family had chosen what is in the slideshow, and
   * nobody has decided about it yet. It is not in the slideshow
   */
  came_later: 0 | 1
  uploaded_at: number
  /** 1: the family has hidden the item from visitors, even if a memory shows it */
  hidden: 0 | 1
  /** the name of the item's folder in public/ and in URLs below /uploads/; null: visitors do not see the item */
  public_key: string | null
  request_key: RequestKeyHash
}
