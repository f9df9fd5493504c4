export { fromValues, placeName, placeValues } from '../board/placeNames';
