/** Drags inside of the page: images onto a folder, or a folder to another place. */
export const DRAGGED_IMAGES = 'application/x-azahar-images'
export const DRAGGED_FOLDER = 'application/x-azahar-folder'
