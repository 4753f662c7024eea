/**
 * Scripts, style sheets and fonts of the build: nobody opens them as a page, and there are dozens to a page, so that each header
 * of theirs counts.
 */
export const ASSET_PATH =
  /^\/(resume-static\/)?(assets\/[^?]+\.(js|css|woff2|ttf)|fonts\/(files|cut|extra|letters)\/[^?]+\.(woff2|ttf))$/
