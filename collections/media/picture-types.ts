/** What is taken as a picture, by people and by the server. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
