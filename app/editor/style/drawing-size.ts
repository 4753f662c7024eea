/** Of a picture of a part. */
export const PART_SIZE = { width: 48, height: 20 }
